import { expect, test } from 'vitest'
import { externalLink } from '../../../src/client/entities/site/external-link.ts'

test('a web address is labelled with its host', () => {
  expect(externalLink('https://www.press.example/a?b=1')).toEqual({
    href: 'https://www.press.example/a?b=1',
    host: 'press.example',
  })
  expect(externalLink('http://press.example:8080/')?.host).toBe('press.example:8080')
})

test('a host with look-alike letters is shown as Punycode', () => {
  expect(externalLink('https://аpple.example/')?.host).toBe('xn--pple-43d.example')
})

test('other schemes, credentials and relative addresses give no link', () => {
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://press.example/1',
    'https://moel.go.kr@evil.example/',
    'https://:secret@evil.example/',
    '/news',
    '//evil.example',
    '',
    null,
  ]) {
    expect(externalLink(address)).toBeUndefined()
  }
})
