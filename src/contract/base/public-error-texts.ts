import { defineMessage as text } from '#message'

/** Errors that visitors meet on public pages. Every visit loads these texts; the others come with members' screens. */
export const publicErrorTexts = {
  PAGE_TOO_DEEP: text({ message: 'The list ends here. Narrow your search to find other jobs.' }),
  PAGE_NOT_FOUND: text({ message: 'This list has no such page.' }),
  JOB_CLOSED: text({ message: 'This job is closed. You can no longer apply.' }),
}
