import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack } from '@mantine/core'
import type { Behind } from '../../../contract/job/behind.ts'
import { useFormat } from '../../i18n/format.ts'
import { ShieldIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { guaranteeNames } from './guarantee-names.ts'
import classes from './behind-facts.module.css'

/** What was checked about the business of a job, with the dates. */
export function BehindFacts({ behind }: { behind: Behind }) {
  return (
    <Stack gap="sm" mt="md">
      {behind.payGuarantee && <Guaranteed guarantee={behind.payGuarantee} />}
      {behind.arrears && <Arrears arrears={behind.arrears} />}
      <Verified verified={behind.verified} />
    </Stack>
  )
}

function Guaranteed({ guarantee: { kind, until } }: { guarantee: NonNullable<Behind['payGuarantee']> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const date = format.date(until)
  return (
    <p className={classes.fact} data-kind="good">
      <Flex component="b" gap="xs" align="center">
        <ShieldIcon size={18} />
        <Trans>Pay guaranteed</Trans>
      </Flex>
      <span>{i18n._(guaranteeNames[kind])}</span>
      <span>
        <Trans>Checked by Ilteo. Valid until {date}.</Trans>
      </span>
    </p>
  )
}

function Arrears({ arrears: { listedOn, checkedDate } }: { arrears: NonNullable<Behind['arrears']> }) {
  const format = useFormat()
  const [listed, checked] = [format.date(listedOn), format.date(checkedDate)]
  return (
    <p className={classes.fact} data-kind="warning">
      <Flex component="b" gap="xs" align="center">
        <TriangleIcon size={18} />
        <Trans>On the list of unpaid wages</Trans>
      </Flex>
      <span>
        <Trans>
          The labor ministry names this business in its list of {listed} of employers who did not pay wages.
        </Trans>
      </span>
      <span>
        <Trans>We matched this list on {checked}. Ask 1350 before you start here.</Trans>
      </span>
    </p>
  )
}

function Verified({ verified }: Pick<Behind, 'verified'>) {
  const format = useFormat()
  if (verified === null)
    return (
      <p className={classes.fact}>
        <Flex component="b" gap="xs" align="center">
          <Trans context="business">Not verified yet</Trans>
        </Flex>
        <Trans>Nobody has checked the business number of this company yet.</Trans>
      </p>
    )
  const { address, sinceYear } = verified
  const date = format.date(verified.checkedDate)
  return (
    <p className={classes.fact} data-kind="good">
      <Flex component="b" gap="xs" align="center">
        <ShieldIcon size={18} />
        <Trans>Verified business</Trans>
      </Flex>
      <span>
        <Trans>Business number checked on {date}</Trans>
      </span>
      {address !== null && (
        <span>
          <Trans>
            Registered address: <bdi lang="ko">{address}</bdi>
          </Trans>
        </span>
      )}
      {sinceYear !== null && (
        <span>
          <Trans>In business since {String(sinceYear)}</Trans>
        </span>
      )}
    </p>
  )
}
