import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Alert, Box, Button, Flex, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { JobDetail } from '../../../contract/job/job.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useDistanceText } from '../place/distance-text.ts'
import { KoreanAddress } from '../place/korean-address.tsx'
import { mapLinks } from './map-links.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { CheckIcon, CopyIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { Section } from '../../ui/page/page.tsx'
import { siteSettings } from '../site/site-query.ts'
import { useCopy } from '../../browser/use-copy.ts'
import { optionalPart } from '../../ui/field/optional.tsx'

const JobMap = optionalPart(() => import('./job-map.tsx'), 'JobMap')
const StreetMap = optionalPart(() => import('./street-map.tsx'), 'StreetMap')

/** The workplace as a map and as text. */
export function JobPlace({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const { copied, copy } = useCopy()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const address = [job.address, job.addressDetails].filter(Boolean).join(' ')
  return (
    <Section surface id="place" title={<Trans>Workplace</Trans>}>
      <Box ref={frame} h={{ base: 220, sm: 320 }} bdrs="lg" bg="var(--sea)" style={{ overflow: 'hidden' }}>
        {isNear && <PlaceMap job={job} />}
      </Box>
      <Group gap="xs" justify="space-between" wrap="nowrap" mt="xs">
        <Text component="address" inherit fs="normal">
          <KoreanAddress address={address} inEnglish={job.addressInEnglish} />
        </Text>
        <ActionIcon
          aria-label={t`Copy the address`}
          title={t`Copy the address`}
          onClick={() => copy(address)}
        >
          <CopyIcon size={22} />
        </ActionIcon>
      </Group>
      <PlaceFacts job={job} />
      <MapLinks job={job} />
      {copied === 'COPIED' && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>the address has been copied</Trans>
        </Alert>
      )}
      {copied === 'FAILED' && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>copy failed</Trans>
        </Alert>
      )}
    </Section>
  )
}

/** How far it is, and whether the map shows the exact place. */
function PlaceFacts({ job }: { job: JobDetail }) {
  const distance = useDistanceText(job)
  return (
    <>
      {distance && (
        <Text size="sm" c="dimmed">
          <Trans>From your place: {distance} in a straight line</Trans>
        </Text>
      )}
      {job.place?.isApproximate && (
        <Text size="sm" c="dimmed">
          <Trans>The map shows the middle of the area. The exact place is not known.</Trans>
        </Text>
      )}
    </>
  )
}

function MapLinks({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  return (
    <Flex component="ul" gap="xs" wrap="wrap" mt="sm" data-no-print aria-label={t`Open in a map app`}>
      {mapLinks(job).map(({ name, nameInKorean, href }) => (
        <li key={name}>
          <Button component="a" variant="default" size="sm" href={href} target="_blank" rel="noreferrer">
            {readsKorean(langCode) ? nameInKorean : name}
          </Button>
        </li>
      ))}
    </Flex>
  )
}

/** A street map if the operator has configured a tile server and it is reachable; else the drawn districts. */
function PlaceMap({ job: { latitude, longitude, regionId } }: { job: JobDetail }) {
  const settings = useQuery(siteSettings()).data?.data
  const connectivity = useConnectivity()
  const [isBroken, setIsBroken] = useState(false)
  const breakDown = useCallback(() => setIsBroken(true), [])
  if (!settings?.mapTileUrl || connectivity !== 'online' || isBroken)
    return <JobMap latitude={latitude} longitude={longitude} regionId={regionId} />
  return (
    <StreetMap
      latitude={latitude}
      longitude={longitude}
      tileUrl={settings.mapTileUrl}
      attribution={settings.mapAttribution}
      onError={breakDown}
    />
  )
}

/** Whether the element is within one screen of the viewport: rendering a map costs more than the rest of the page. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
