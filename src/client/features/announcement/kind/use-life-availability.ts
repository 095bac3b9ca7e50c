import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publishAnnouncement } from '../../../../contract/job/announcement.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { type Entry, needsAttention } from '../../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { type LifeAvailability, lifeAvailability } from '../../../entities/announcement/life-availability.ts'
import { newestAnnouncements } from '../../../entities/announcement/newest-announcements-query.ts'

/**
 * By the employer's own announcements, those that wait in the outbox included; where they are not known, the server
 * decides.
 * @param mended id of the refused entry that is written anew, which is in nobody's way
 */
export function useLifeAvailability(mended: string | undefined): LifeAvailability {
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  const { entries } = useOutbox()
  const [now] = useState(() => Date.now())
  if (entries.some((entry) => entry.id !== mended && isFreeOne(entry))) return { state: 'WAITING' }
  return lifeAvailability(jobs, now)
}

function isFreeOne(entry: Entry): boolean {
  if (entry.operation !== publishAnnouncement.name || entry.payload.kind !== 'json') return false
  const { value } = entry.payload
  const isLife = typeof value === 'object' && value !== null && Reflect.get(value, 'productType') === 'LIFE'
  return isLife && !needsAttention(entry)
}
