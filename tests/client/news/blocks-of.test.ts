import { expect, test } from 'vitest'
import { type Block, blocksOf } from '../../../src/client/features/news/article-text.tsx'
import { withoutMarks } from '../../../src/contract/site/article-marks.ts'

const text = (...pieces: Block['items'][number]): Block => ({ kind: 'TEXT', items: [pieces] })

test('empty lines separate paragraphs, and single line breaks stay within one', () => {
  expect(blocksOf('하나\n둘\n\n \n셋\r\n\r\n넷\n')).toEqual([
    text({ text: '하나\n둘' }),
    text({ text: '셋' }),
    text({ text: '넷' }),
  ])
  expect(blocksOf(' \n\n ')).toEqual([])
})

test('web addresses become links without a following particle or full stop', () => {
  const contents = '자세한 내용은 https://www.moel.go.kr/a?b=1에서 보세요 (http://press.example/x).'
  expect(blocksOf(contents)).toEqual([
    text(
      { text: '자세한 내용은 ' },
      { text: 'https://www.moel.go.kr/a?b=1', href: 'https://www.moel.go.kr/a?b=1' },
      { text: '에서 보세요 (' },
      { text: 'http://press.example/x', href: 'http://press.example/x' },
      { text: ').' },
    ),
  ])
})

test('markup and script addresses stay text', () => {
  for (const contents of [
    '<script>alert(1)</script> <a href="javascript:alert(1)">x</a> data:text/html,x https://a@evil.example',
    '[여기](javascript:alert(1)) [저기](https://a@evil.example)',
  ])
    expect(blocksOf(contents)).toEqual([text({ text: contents })])
})

const MARKED =
  '## 임금\n2027년 **최저임금**은 [고시](https://www.moel.go.kr/wage)를 보세요.\n\n- 시간급\n- **월급** 209시간\n\n1 * 2 ** 3\n- 끝'

test('headings, lists, bold words and named links of an article are read', () => {
  expect(blocksOf(MARKED)).toEqual([
    { kind: 'HEADING', items: [[{ text: '임금' }]] },
    text(
      { text: '2027년 ' },
      { text: '최저임금', isBold: true },
      { text: '은 ' },
      { text: '고시', href: 'https://www.moel.go.kr/wage' },
      { text: '를 보세요.' },
    ),
    { kind: 'LIST', items: [[{ text: '시간급' }], [{ text: '월급', isBold: true }, { text: ' 209시간' }]] },
    text({ text: '1 * 2 ** 3\n- 끝' }),
  ])
})

test('the beginning of an article in a list has no marks', () => {
  expect(withoutMarks(MARKED)).toBe(
    '임금\n2027년 최저임금은 고시를 보세요.\n\n- 시간급\n- 월급 209시간\n\n1 * 2 ** 3\n- 끝',
  )
})
