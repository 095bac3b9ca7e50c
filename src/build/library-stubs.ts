import type { Plugin } from 'vite'

/**
 * Replaces modules of libraries by stubs.
 * @param stubs source text by module path below `node_modules`
 * @throws Error in a build that loads none of these modules: an update moved it, and the original would ship again
 */
export function libraryStubs(stubs: Readonly<Record<string, string>>): Plugin {
  const paths = Object.keys(stubs)
  const unused = new Set(paths)
  return {
    name: 'library-stubs',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = paths.find((each) => id.endsWith(`/node_modules/${each}`))
      if (path === undefined) return null
      unused.delete(path)
      return stubs[path]
    },
    buildEnd(error) {
      if (error || unused.size === 0) return
      this.error(`library modules that should be replaced were not loaded: ${[...unused].join(', ')}`)
    },
  }
}
