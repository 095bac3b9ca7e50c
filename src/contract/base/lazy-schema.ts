import type { z } from './schema.ts'

/**
 * A schema that is made when something of it is first read. The app's build puts it around the contract's schemas
 * (src/build/lazy-schemas.ts), of which a start needs few.
 */
export function lazySchema<Schema extends z.ZodMiniType>(make: () => Schema): Schema {
  let made: Schema | undefined
  const schema = () => (made ??= make())
  // The proxy has a method for each way in which a schema may be read; its own target stays empty.
  return new Proxy({} as Schema, {
    get: (_, key) => Reflect.get(schema(), key),
    set: (_, key, value) => Reflect.set(schema(), key, value),
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  })
}
