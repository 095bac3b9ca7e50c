import { expect, test } from 'vitest'
import { paragraphsOf } from '../../../src/client/features/news/article-text.tsx'

test('empty lines separate paragraphs, and single line breaks stay within one', () => {
  expect(paragraphsOf('하나\n둘\n\n \n셋\r\n\r\n넷\n')).toEqual([
    [{ text: '하나\n둘' }],
    [{ text: '셋' }],
    [{ text: '넷' }],
  ])
  expect(paragraphsOf(' \n\n ')).toEqual([])
})

test('web addresses become links without a following particle or full stop', () => {
  expect(
    paragraphsOf('자세한 내용은 https://www.moel.go.kr/a?b=1에서 보세요 (http://press.example/x).'),
  ).toEqual([
    [
      { text: '자세한 내용은 ' },
      { text: 'https://www.moel.go.kr/a?b=1', href: 'https://www.moel.go.kr/a?b=1' },
      { text: '에서 보세요 (' },
      { text: 'http://press.example/x', href: 'http://press.example/x' },
      { text: ').' },
    ],
  ])
})

test('markup and script addresses stay text', () => {
  const contents =
    '<script>alert(1)</script> <a href="javascript:alert(1)">x</a> data:text/html,x https://a@evil.example'
  expect(paragraphsOf(contents)).toEqual([[{ text: contents }]])
})
