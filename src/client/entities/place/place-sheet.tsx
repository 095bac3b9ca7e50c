import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Flex, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { forgetPlaceQueries } from '../../offline/cache/stored-queries.ts'
import { PinIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RegionChoiceSheet } from '../desired-job/region-choice-sheet.tsx'
import { allRegions } from '../region/regions-query.ts'
import { forgetPlace, rememberPlace, useMyPlace } from './my-place.ts'
import { usePlaceName } from './use-place-name.ts'
import { type Coordinates, isInKorea } from '../../../contract/place/distance.ts'

const problems: Record<LocationProblem, MessageDescriptor> = {
  REFUSED: msg`This site may not use your location. Choose a district, or allow it in the settings of your browser.`,
  INEXACT: msg`Your device does not know well enough where it is. Choose a district instead.`,
  OUTSIDE: msg`You seem to be outside Korea. Choose the district that interests you.`,
  TIMEOUT: msg`Your device did not find its location in time. Try again, or choose a district.`,
  UNAVAILABLE: msg`Your device cannot tell where it is. Choose a district instead.`,
}

interface PlaceSheetProps {
  /** A place was set. */
  onDone: () => void
  onClose: () => void
}

/** Sets the place that distances are measured from: the device's location, or the centre of a district. */
export function PlaceSheet({ onDone, onClose }: PlaceSheetProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const regions = useQuery(allRegions()).data?.data
  const place = useMyPlace()
  if (!isChoosing)
    return <PlaceWays onDone={onDone} onClose={onClose} onChooseDistrict={() => setIsChoosing(true)} />
  const choose = (id: number | null) => {
    const region = regions?.find((each) => each.id === id)
    if (!region) return setIsChoosing(false)
    rememberPlace(region, region.id)
    onDone()
  }
  return (
    <RegionChoiceSheet
      title={<Trans>Show jobs near which district?</Trans>}
      chosen={place?.regionId ?? null}
      onChoose={choose}
      onClose={() => setIsChoosing(false)}
    />
  )
}

function PlaceWays({
  onDone,
  onClose,
  onChooseDistrict,
}: PlaceSheetProps & { onChooseDistrict: () => void }) {
  const { i18n } = useLingui()
  const { problem, isBusy, find } = useLocating(onDone)
  return (
    <Sheet open fit title={<Trans>Jobs near you</Trans>} onClose={onClose}>
      <Stack gap="sm" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        <Text c="dimmed">
          <Trans>
            Your place is stored on this device only. To sort jobs, we receive it rounded to about 500 metres
            and do not keep it.
          </Trans>
        </Text>
        {problem && (
          <Alert color="red" icon={<TriangleIcon size={20} />}>
            {i18n._(problems[problem])}
          </Alert>
        )}
        <Button
          fullWidth
          leftSection={<PinIcon size={20} />}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={find}
        >
          {isBusy ? <Trans>Finding your location…</Trans> : <Trans>Use my location</Trans>}
        </Button>
        <Button fullWidth variant="default" onClick={onChooseDistrict}>
          <Trans>Choose a district</Trans>
        </Button>
        <CurrentPlace />
      </Stack>
    </Sheet>
  )
}

function useLocating(onFound: () => void) {
  const [problem, setProblem] = useState<LocationProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  // An answer that comes after the sheet was closed is not what the reader wants any more.
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const find = async () => {
    setProblem(null)
    setIsBusy(true)
    const found = await locate()
    if (!isOpen.current) return
    setIsBusy(false)
    if ('problem' in found) return setProblem(found.problem)
    rememberPlace(found.place, null)
    onFound()
  }
  return { problem, isBusy, find: () => void find() }
}

function CurrentPlace() {
  const queries = useQueryClient()
  const place = useMyPlace()
  const name = usePlaceName(place)
  if (!place) return null
  const forget = () => {
    forgetPlace()
    void forgetPlaceQueries(queries)
  }
  return (
    <Flex
      columnGap="sm"
      align="center"
      justify="space-between"
      wrap="wrap"
      pt="sm"
      style={{ borderTop: '1px solid var(--hairline)' }}
    >
      <p>
        <Trans>Your place now: {name}</Trans>
      </p>
      <Button size="sm" variant="subtle" color="gray" onClick={forget}>
        <Trans>Remove my place</Trans>
      </Button>
    </Flex>
  )
}

/** Why the device's location cannot be used. */
type LocationProblem = 'REFUSED' | 'INEXACT' | 'OUTSIDE' | 'TIMEOUT' | 'UNAVAILABLE'

export type Located = { place: Coordinates } | { problem: LocationProblem }

/** Metres beyond which a location says little about which jobs are near. */
const MAX_ERROR = 20_000
/** Rough and recent is enough, and asks less of the battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

type Locator = Pick<Geolocation, 'getCurrentPosition'>

/** Asks the device where it is; the browser asks the reader for permission. Call it after a press only. */
export function locate(locator: Locator | undefined = globalThis.navigator?.geolocation): Promise<Located> {
  if (!locator) return Promise.resolve({ problem: 'UNAVAILABLE' })
  return new Promise((resolve) => {
    locator.getCurrentPosition(
      ({ coords }) => resolve(judged(coords)),
      ({ code }) => resolve({ problem: problemOf(code) }),
      OPTIONS,
    )
  })
}

function judged({ latitude, longitude, accuracy }: GeolocationCoordinates): Located {
  if (![latitude, longitude, accuracy].every(Number.isFinite)) return { problem: 'UNAVAILABLE' }
  // Far away and inexact: that it is too far is what helps to know.
  if (!isInKorea({ latitude, longitude })) return { problem: 'OUTSIDE' }
  if (accuracy > MAX_ERROR) return { problem: 'INEXACT' }
  return { place: { latitude, longitude } }
}

/** Codes of GeolocationPositionError, which not every browser has as a global. */
function problemOf(code: number): LocationProblem {
  if (code === 1) return 'REFUSED'
  return code === 3 ? 'TIMEOUT' : 'UNAVAILABLE'
}
