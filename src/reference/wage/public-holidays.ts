import data from './public-holidays.json' with { type: 'json' }

const days = new Set(data.days)
const years = new Set(data.days.map((day) => day.slice(0, 4)))

/** Whether the public holidays of a day's year are known. Days that the government names at short notice may be missing. */
export const knowsHolidaysOf = (day: string): boolean => years.has(day.slice(0, 4))

/** Sundays do not count here: whether they are days of work is agreed on (Labor Standards Act decree art. 30 (2)). */
export const isPublicHoliday = (day: string): boolean => days.has(day)

/** 1 May, a paid holiday at workplaces of every size (노동절 제정에 관한 법률). */
export const isLaborDay = (day: string): boolean => day.endsWith('-05-01')
