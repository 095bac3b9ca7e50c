import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'

interface FollowedText<Value extends string | null> {
  form: AnnouncementFormApi
  /** What a text of title and details says. */
  read: (text: string) => Value
  now: string | null
  write: (value: Value) => void
}

/**
 * Writes what the text of a new posting says into a field, until the employer chooses themselves. Opening a posting or a
 * draft that has a title changes nothing.
 * @returns whether the value is the text's, and what ends that
 */
export function useFollowedText<Value extends string | null>({
  form,
  read,
  now,
  write,
}: FollowedText<Value>) {
  const { title, details } = useDeferredValue(useLatest(form))
  const [isFollowing, setFollowing] = useState(() => form.getValues().title === '' && now === read(''))
  const inText = read(`${title}\n${details}`)
  const follow = useEffectEvent((value: Value) => {
    if (isFollowing && value !== now) write(value)
  })
  useEffect(() => follow(inText), [inText])
  return { isSuggested: isFollowing && now !== null && now === inText, accept: () => setFollowing(false) }
}
