import { expect, test } from 'vitest'
import { helpCentres, helpLines } from '../../src/reference/help.ts'
import { regionById } from '../../src/reference/regions.ts'

test('Every number has a source and the day it was checked', () => {
  for (const { source, checkedOn } of [...helpLines, ...helpCentres]) {
    expect(source).not.toBe('')
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('The lines that everybody needs are listed', () => {
  expect(helpLines.map(({ number }) => number).toSorted()).toEqual(
    ['112', '119', '132', '1345', '1350', '1355', '1577-0071', '1577-1366', '1588-0075'].toSorted(),
  )
})

test('Languages have names, and centres are in provinces that exist', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  for (const { languages } of [...helpLines, ...helpCentres])
    for (const code of languages) expect(names.of(code)).not.toBe(code)
  for (const { regionId } of helpCentres) expect(regionById(regionId)?.parent).toBeNull()
})
