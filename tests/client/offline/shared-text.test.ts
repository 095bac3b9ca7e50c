import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, StorageFailure } from '../../../src/client/browser/database.ts'
import { readDraft, removeDraft } from '../../../src/client/offline/drafts/draft.ts'
import { sharedText, type SharedText } from '../../../src/client/offline/drafts/use-shared-text.ts'
import { eventually } from '../../support/eventually.ts'

const [OWNER, NAME] = ['member-1', 'conversation:1']

let database: Database
let tabs: SharedText[]

beforeEach(() => {
  const factory = new IDBFactory()
  database = openDatabase('drafts', () => factory)
  tabs = []
})

/** A tab that the others tell of what they store. */
async function openTab(): Promise<SharedText> {
  const tab: SharedText = sharedText(database, OWNER, NAME, () => {
    for (const other of tabs) if (other !== tab) void other.refresh()
  })
  tabs.push(tab)
  await tab.refresh()
  return tab
}

const sent = async () => {
  await removeDraft(database, OWNER, NAME)
  return true
}

test('a text typed in one tab is shown in the other, letter by letter', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.write('안')
  await eventually(() => expect(second.get().text).toBe('안'))
  first.write('안녕')
  await eventually(() => expect(second.get().text).toBe('안녕'))
  second.write('안녕하세요')
  await eventually(() => expect(first.get().text).toBe('안녕하세요'))
})

test('sending a text in one tab clears it in the other', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.write('hello')
  await eventually(() => expect(second.get().text).toBe('hello'))
  await second.hand(sent)
  expect(second.get().text).toBe('')
  await eventually(() => expect(first.get().text).toBe(''))
  expect(await readDraft(database, OWNER, NAME)).toBeUndefined()
})

test('sending a text in one tab leaves it in the other where it was changed meanwhile', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.write('hello')
  await eventually(() => expect(second.get().text).toBe('hello'))
  await second.hand(async () => {
    first.write('hello and more')
    return sent()
  })
  await first.flush()
  expect(first.get().text).toBe('hello and more')
  await eventually(async () =>
    expect(await readDraft(database, OWNER, NAME)).toMatchObject({ value: 'hello and more' }),
  )
})

test('a text that could not be saved comes back above what was typed since', async () => {
  const tab = await openTab()
  tab.write('first')
  await tab.hand(async () => {
    tab.write('second')
    return false
  })
  expect(tab.get().text).toBe('first\nsecond')
})

test('what is typed while a text is sent stays a draft', async () => {
  const tab = await openTab()
  tab.write('first')
  await tab.hand(async () => {
    tab.write('second')
    await tab.flush()
    return sent()
  })
  await tab.flush()
  expect(await readDraft(database, OWNER, NAME)).toMatchObject({ value: 'second' })
})

test('until a sent text is saved, it is still a draft', async () => {
  const tab = await openTab()
  tab.write('h')
  tab.write('hello')
  await tab.hand(async () => {
    expect(await readDraft(database, OWNER, NAME)).toMatchObject({ value: 'hello' })
    return sent()
  })
})

test('an emptied text leaves no draft', async () => {
  const tab = await openTab()
  tab.write('hello')
  tab.write('')
  await eventually(async () => expect(await readDraft(database, OWNER, NAME)).toBeUndefined())
})

test('what is typed before the draft has been read follows it', async () => {
  const former = await openTab()
  former.write('hello')
  await former.flush()
  const tab = sharedText(database, OWNER, NAME)
  const reading = tab.refresh()
  tab.write('and more')
  expect(tab.get()).toEqual({ text: 'and more', isRead: false })
  await reading
  expect(tab.get()).toEqual({ text: 'hello\nand more', isRead: true })
  await tab.flush()
  expect(await readDraft(database, OWNER, NAME)).toMatchObject({ value: 'hello\nand more' })
})

test('a text is kept in its tab where the device stores nothing', async () => {
  database = { run: () => Promise.reject(new StorageFailure(new Error('switched off'))) }
  const tab = await openTab()
  expect(tab.get().text).toBe('')
  tab.write('hello')
  await tab.flush()
  await tab.refresh()
  expect(tab.get().text).toBe('hello')
})
