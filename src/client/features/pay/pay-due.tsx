import { Trans } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { useFormat } from '../../i18n/format.ts'
import { isSurelyEnough, type PayResult } from './pay-result.ts'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../ui/card/facts.tsx'

/** What was due, and how much of it is missing. */
export function Due({ result }: { result: PayResult }) {
  const format = useFormat()
  const [least, most] = [format.number(result.least), format.number(result.most)]
  return (
    <>
      <Text size="xl" fw={700}>
        {result.least === result.most ? (
          <Trans>{least} won</Trans>
        ) : (
          <Trans>
            {least} to {most} won
          </Trans>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {result.isByDays ? (
          <Trans>For the days that you entered</Trans>
        ) : (
          <Trans>
            Between the pay of an average month and of this month if you worked as usual; your days are not
            known
          </Trans>
        )}
        {BETWEEN_FACTS}
        {result.isNet ? <Trans>after deductions, before income tax</Trans> : <Trans>before deductions</Trans>}
      </Text>
      {result.hasOldRates && (
        <Text size="sm" c="dimmed">
          <Trans>Rate of 2026: the one of this year is not known yet.</Trans>
        </Text>
      )}
      <Received result={result} />
      {result.missing !== null &&
        (result.missing > 0 ? <Missing result={result} /> : <NothingSeemsMissing result={result} />)}
    </>
  )
}

/** Calls the pay enough only where that is certain. */
function NothingSeemsMissing({ result }: { result: PayResult }) {
  if (isSurelyEnough(result))
    return (
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>You got at least what was due for the days that you entered.</Trans>
      </Alert>
    )
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      {result.isByDays ? (
        <Trans>This may be enough or not. It depends on what you left empty above.</Trans>
      ) : (
        <Trans>
          Whether you got everything cannot be known without the days of this month. Enter them above.
        </Trans>
      )}
    </Alert>
  )
}

/** The steps from what was due to what was received, in the order in which they are subtracted. */
function Received({ result }: { result: PayResult }) {
  const format = useFormat()
  const { least, most, lodging, received } = result
  if (!lodging) return null
  const amounts = (...values: number[]) =>
    [...new Set(values.map((value) => format.number(value)))].join(' ~ ')
  const left = amounts(Math.max(0, least - lodging), Math.max(0, most - lodging))
  const due = amounts(least, most)
  return (
    <Facts figures mt="xs" fz="sm">
      <Line name={<Trans>Due after deductions</Trans>} figure={due} />
      <Line name={<Trans>Taken off for room and meals</Trans>} figure={`− ${format.number(lodging)}`} />
      <Line name={<Trans>Left for you</Trans>} figure={left} />
      {received !== null && <Line name={<Trans>Pay received</Trans>} figure={format.number(received)} />}
    </Facts>
  )
}

function Line({ name, figure }: { name: ReactNode; figure: string }) {
  return (
    <Fact name={name}>
      <Trans>{figure} won</Trans>
    </Fact>
  )
}

/** Asks for the cost of room and meals before it calls a gap missing pay. */
function Missing({ result }: { result: PayResult }) {
  const format = useFormat()
  const missing = format.number(result.missing ?? 0)
  if (result.lodging === null)
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>
          You got {missing} won less than this. Does the company take off money for your room or meals? Enter
          it above; enter 0 if it takes nothing.
        </Trans>
      </Alert>
    )
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {result.isMuchMissing ? (
        <MuchMissing missing={missing} />
      ) : (
        <Trans>
          About {missing} won may be missing. Income tax can be the reason: compare your payslip, and call
          1350.
        </Trans>
      )}
    </Alert>
  )
}

/** No reason is offered for a large gap: it may be unpaid wages. */
function MuchMissing({ missing }: { missing: string }) {
  return (
    <>
      <Trans>
        About {missing} won of your pay is missing. Ask your company for the payslip: it must name every
        deduction. If it does not explain this, call the labor office, 1350.
      </Trans>{' '}
      <Trans>Income tax is not counted here and can be a part of it.</Trans>{' '}
      <Trans>For an interpreter call 1577-0071 first.</Trans>{' '}
      <Link to="/help">
        <Trans>Help and phone numbers</Trans>
      </Link>
    </>
  )
}
