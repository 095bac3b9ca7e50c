interface DateOptions {
  date: Intl.DateTimeFormatOptions
  /** Where the year is clear and the space narrow. */
  monthDay: Intl.DateTimeFormatOptions
}

/** How days are written. Burmese months have no short names, only stubs that are other words: `အောက်` is "below". */
export const dateOptions = (locale: string): DateOptions =>
  locale.startsWith('my')
    ? { date: { dateStyle: 'long' }, monthDay: { month: 'long', day: 'numeric' } }
    : { date: { dateStyle: 'medium' }, monthDay: { month: 'short', day: 'numeric' } }
