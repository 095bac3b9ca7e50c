import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SMALL = /font(?:-size)?:[^;]*var\(--type-(?:sm|xs)/

test('No style gives a field text so small that phones zoom into the page', () => {
  const files = globSync('src/client/**/*.css')
  expect(files.length).toBeGreaterThan(30)
  const rules = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim(),
      body,
    })),
  )
  const ofFields = rules.filter(({ selector }) => /(?:^|[\s>,(])(?:input|textarea|select)\)?$/.test(selector))
  expect(
    ofFields.filter(({ body }) => SMALL.test(body)).map(({ file, selector }) => `${file} ${selector}`),
  ).toEqual([])
  const base = readFileSync('src/client/theme/base.css', 'utf8')
  expect(base).toMatch(
    /pointer: coarse\) \{\s*:is\(input, textarea, select\) \{\s*font-size: max\(16px, 1em\)/,
  )
})
