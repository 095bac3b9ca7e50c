import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address } from '../../../../../contract/place/address.ts'
import { addressesFor } from '../../commands.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import type { AnnouncementValues } from '../announcement-values.ts'
import { onlyAddress, placeIn } from './place-of-text.ts'
import { streetBeyond } from './street-beyond.ts'

/** In ms, until a text that is being typed is looked up. */
const REST = 600

interface PlaceOfText {
  form: AnnouncementFormApi
  place: AnnouncementValues['place']
  write: (place: AnnouncementValues['place'], rest: string) => void
}

/**
 * Writes the address that the text of a new posting names, where the search finds exactly one, until the employer
 * chooses themselves.
 * @returns whether the address is the text's, and what ends that
 */
export function usePlaceOfText({ form, place, write }: PlaceOfText) {
  const { title, details } = useLatest(form)
  const [text] = useDebouncedValue(`${title}\n${details}`, REST)
  const [isFollowing, setFollowing] = useState(() => place === null && form.getValues().title === '')
  const written = isFollowing ? placeIn(text) : null
  const result = useQuery({ ...addressesFor(written ?? ''), enabled: written !== null })
  const only = written === null ? undefined : onlyAddress(result.data?.data ?? [], written)
  const own = useRef<string>(undefined)
  const follow = useEffectEvent((inText: string | null, address: Address | undefined) => {
    if (!isFollowing || place?.address !== own.current) return
    if (!address && own.current === undefined) return
    own.current = address?.address
    write(address ?? null, address && inText ? streetBeyond(address, inText) : '')
  })
  const isSettled = written === null || result.isSuccess
  useEffect(() => {
    if (isSettled) follow(written, only)
  }, [isSettled, written, only])
  return {
    isRead: isFollowing && place !== null && place.address === only?.address,
    accept: () => setFollowing(false),
  }
}
