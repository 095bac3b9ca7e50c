import { expect, test } from 'vitest'
import { changeBy, type Mark } from '../../../src/client/features/operator/news/article-field.tsx'

/** The text after a mark was set on what stands between the bars, with bars around what is selected then. */
function marked(mark: Mark, text: string): string {
  const [before = '', chosen = '', after = ''] = text.split('|')
  const value = before + chosen + after
  const change = changeBy(mark, value, before.length, before.length + chosen.length)
  const next = value.slice(0, change.start) + change.text + value.slice(change.end)
  const [from, to] = change.selection
  return `${next.slice(0, from)}|${next.slice(from, to)}|${next.slice(to)}`
}

test.each<[Mark, string, string]>([
  ['BOLD', '최저 |임금|은', '최저 **|임금|**은'],
  ['BOLD', '최저 **|임금|**은', '최저 |임금|은'],
  ['BOLD', '임금 ||', '임금 **||**'],
  ['HEADING', '하나\n둘 ||셋\n넷', '하나\n## 둘 셋||\n넷'],
  ['HEADING', '## 하나||', '하나||'],
  ['HEADING', '- 하나||', '## 하나||'],
  ['LIST', '|하나\n\n둘|\n셋', '- 하나\n\n- 둘||\n셋'],
  ['LIST', '|- 하나\n- 둘|', '하나\n둘||'],
  ['LIST', '||', '- ||'],
  ['LINK', '|고시|를 보세요', '[고시](|https://|)를 보세요'],
  ['LINK', '보세요 ||', '보세요 [||](https://)'],
])('the button for %s turns %j into %j', (mark, before, after) => {
  expect(marked(mark, before)).toBe(after)
})
