import { defineMessage as text } from '#message'

/** Texts of the installed app: its entry in the list of apps, and its shortcuts. */
export const manifestTexts = {
  shortName: text({
    message: 'Ilteo',
    comment: 'Name of the product, below its icon. In all languages but Korean it stays Ilteo.',
  }),
  description: text({ message: 'Jobs in Korea for people from abroad. The pay comes first.' }),
  narrow: text({
    message: 'Jobs by place and kind of work',
    comment: 'Below a picture of the app, before it is installed',
  }),
  wide: text({
    message: 'Jobs that show the pay first',
    comment: 'Below a picture of the app, before it is installed',
  }),
  findJobs: text({ message: 'Find jobs', comment: 'Shortcut on the home screen of the phone' }),
  jobs: text({ message: 'Jobs', comment: 'Shortcut on the home screen of the phone' }),
  resume: text({ message: 'Resume', comment: 'Shortcut on the home screen of the phone' }),
  favorites: text({ message: 'Saved jobs', comment: 'Shortcut on the home screen of the phone' }),
}
