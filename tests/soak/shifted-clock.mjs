// Preloaded into the server (`--import`): shifts its clock by the milliseconds in the file CLOCK_FILE.
import { readFileSync } from 'node:fs'

const path = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let offset = 0

function read() {
  try {
    offset = Number(readFileSync(path, 'utf8')) || 0
  } catch {
    offset = 0
  }
}

const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  apply: (target) => new target(now()).toString(),
  construct: (target, values, made) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], made === globalThis.Date ? target : made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
read()
setInterval(read, 100).unref()
