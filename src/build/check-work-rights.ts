import type { Plugin } from 'vite'
import { gapsInRules } from '../reference/work-rights/check-rules.ts'

/** Fails the build where the rules on the right to work have a gap. */
export function checkWorkRights(): Plugin {
  return {
    name: 'check-work-rights',
    buildStart() {
      const gaps = gapsInRules()
      if (gaps.length > 0) this.error(gaps.join('; '))
    },
  }
}
