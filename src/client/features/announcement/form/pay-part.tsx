import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { PAY_TYPES } from '../../../../contract/base/enums.ts'
import type { PayFigures } from '../../../../contract/wage/minimum-pay.ts'
import { myGuarantees } from '../../../entities/company/company-query.ts'
import { PayQuestion } from '../../../entities/job/pay/pay-question.tsx'
import { isUnusual, payKey } from '../../../entities/job/pay/unusual-pay.ts'
import { payAfter, isPay, payIn } from './pay-of-text.ts'
import type { PayInWords } from '../../../entities/job/pay/pay-in-words.ts'
import { useFormat } from '../../../i18n/format.ts'
import { startOfDay } from '../../../i18n/seoul-time.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { WonField } from '../../../ui/field/won-field.tsx'
import { CheckIcon, ShieldIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { ChoiceChips } from '../../../ui/choice/chip.tsx'
import { figuresOf, nextMinimumOf, payOf, type TooLowNextYear } from './announcement-check.ts'
import { PromiseField, SuggestedMark } from './promise-field.tsx'
import { setField, useFormField } from '../../../forms/use-form-field.ts'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { minutesOf } from './time/working-hours.ts'

/** Pay type and amount with the resulting figures. */
export function PayPart({ form }: { form: AnnouncementFormApi }) {
  const { t, i18n } = useLingui()
  const { payType, payAmount } = useLatest(form)
  const isFromText = usePayOfText(form)
  const [isSecure, setSecure] = useFormField(form, 'securePayment')
  return (
    <>
      <ChoiceChips
        field="payType"
        label={<Trans>Pay type</Trans>}
        options={PAY_TYPES.map((value) => ({
          value,
          label:
            isFromText && value === payType ? (
              <>
                {i18n._(payTypeLabels[value])}
                <SuggestedMark />
              </>
            ) : (
              payTypeLabels[value]
            ),
        }))}
        chosen={payType === null ? [] : [payType]}
        onPress={(value) => {
          setField(form, 'payType', value === payType ? null : value)
          form.clearFieldError('payAmount')
        }}
        error={form.errors['payType']}
      />
      <div data-field="payAmount">
        <WonField
          label={t`Amount`}
          name="payAmount"
          digits={payAmount}
          onDigits={(digits) => setField(form, 'payAmount', digits === '0' ? '' : digits)}
          error={form.errors['payAmount']}
        />
      </div>
      <UnusualPay form={form} />
      <LiveArithmetic form={form} />
      <PromiseField
        color="green"
        icon={ShieldIcon}
        label={t`Show “Pay guaranteed” once it is granted`}
        checked={isSecure}
        onChange={setSecure}
      >
        <GuaranteeNote />
      </PromiseField>
    </>
  )
}

/** Follows the pay that title and details name, until the employer states another. @returns whether it is theirs */
function usePayOfText(form: AnnouncementFormApi): boolean {
  const { title, details } = useDeferredValue(useLatest(form))
  const inText = useMemo(() => payIn({ title, details }), [title, details])
  const [written, setWritten] = useState<typeof inText>()
  useEffect(() => {
    const next = payAfter({ before: written, inText, now: form.getValues() })
    if (!next) return
    startTransition(() => setWritten(inText))
    setField(form, 'payType', next.payType)
    setField(form, 'payAmount', next.payAmount)
  }, [form, inText, written])
  return written !== undefined && isPay(written, form.getValues())
}

function UnusualPay({ form }: { form: AnnouncementFormApi }) {
  const values = useLatest(form)
  const [confirmed, setConfirmed] = useFormField(form, 'confirmedPay')
  const figures = figuresOf(values)
  if (!figures || !isUnusual(figures)) return null
  const key = payKey(values.payType, values.payAmount)
  return (
    <PayQuestion
      hourly={figures.hourly}
      isConfirmed={confirmed === key}
      onConfirm={(isConfirmed) => {
        setConfirmed(isConfirmed ? key : undefined)
        form.clearFieldError('payAmount')
      }}
    />
  )
}

/** What the badge means, and how far the company's application for it is. */
function GuaranteeNote() {
  const format = useFormat()
  const guarantees = useQuery(myGuarantees()).data?.data ?? []
  const current = guarantees.find(({ isCurrent }) => isCurrent)
  const until = current ? format.date(current.grantedUntil ?? current.wantedUntil) : ''
  return (
    <>
      <Trans>Insurance, a deposit or a contract pays the wages if your company cannot.</Trans>{' '}
      {current ? (
        <Trans>Granted to your company until {until}.</Trans>
      ) : guarantees[0]?.status === 'WAITING' ? (
        <Trans>Your company has applied for it. An operator decides.</Trans>
      ) : (
        <Trans>
          This alone does not apply for it. <Link to="/mypage/company">Apply on the page “Company”</Link>, and
          an operator decides.
        </Trans>
      )}
    </>
  )
}

/** Deferred, so that typing stays responsive. */
function LiveArithmetic({ form }: { form: AnnouncementFormApi }) {
  const values = useDeferredValue(useLatest(form))
  const figures = figuresOf(values)
  const pay = payOf(values)
  if (!figures || !pay) return null
  return <PayArithmetic figures={figures} next={nextMinimumOf(values)} pay={pay} values={values} />
}

interface PayArithmeticProps {
  figures: PayFigures
  next: TooLowNextYear | undefined
  pay: PayInWords
  values: AnnouncementValues
}

/** The pay per hour, week and month, and whether it meets the minimum wage, today's and next year's. */
function PayArithmetic({ figures, next, pay, values }: PayArithmeticProps) {
  const format = useFormat()
  const { startMinutes, endMinutes } = minutesOf(values)
  const isAssumed = startMinutes === null || endMinutes === null || values.numberOfWorkDays === null
  const isEnough = figures.missing === 0
  const missing = format.number(figures.missing)
  const needed = format.number(figures.needed)
  const minimum = format.number(figures.minimum)
  const { hourly, weeklyHoliday, monthly, monthlyAtMost } = pay
  return (
    <Box p="md" bdrs="md" bg={isEnough ? 'var(--sunk)' : 'var(--attention-tint)'}>
      <Group component="p" gap="xs" align="flex-start" wrap="nowrap" fz="sm" lh="sm" fw={700} role="status">
        {isEnough ? (
          <CheckIcon size={20} color="var(--sent)" />
        ) : (
          <TriangleIcon size={20} color="var(--attention)" />
        )}
        <Box component="span" flex={1}>
          {isEnough ? (
            <Trans>The pay meets the minimum wage of {minimum} won an hour.</Trans>
          ) : (
            <Trans>
              The pay is {missing} won below the minimum wage. It must be at least {needed} won.
            </Trans>
          )}
        </Box>
      </Group>
      <div role="status">{next && <NextYear {...next} />}</div>
      <Box mt="sm">
        <Facts figures>
          <Figure name={<Trans>Pay per hour</Trans>} won={hourly} />
          <Figure name={<Trans>Weekly holiday pay for a week</Trans>} won={figures.weeklyHoliday} />
          <Figure name={<Trans>Approximate pay for a month</Trans>} won={monthly} upTo={monthlyAtMost} />
        </Facts>
      </Box>
      {weeklyHoliday === 'exempt' && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>
            For this work the law gives no extra pay for overtime, days off and public holidays, and no weekly
            holiday pay.
          </Trans>{' '}
          {values.workplaceSize === 'FIVE_OR_MORE' && <Trans>The extra pay for nights stays.</Trans>}
        </Text>
      )}
      {weeklyHoliday === 'none' && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>There is no weekly holiday pay below 15 hours a week.</Trans>
        </Text>
      )}
      {figures.premiumHours > 0 && values.payType !== 'HOURLY' && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>
            The lowest legal pay includes the extra pay for overtime, nights, days off and public holidays.
            This extra pay is not required where fewer than five people work.
          </Trans>
        </Text>
      )}
      {figures.premiumHours > 0 && values.payType === 'HOURLY' && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>
            Where 5 or more people work, you pay at least 50% more an hour for overtime, nights, days off and
            public holidays, and the pay for a month includes it.
          </Trans>
        </Text>
      )}
      {isAssumed && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>If hours or days are negotiable, we calculate with 8 hours a day and 5 days a week.</Trans>
        </Text>
      )}
    </Box>
  )
}

function NextYear({ from, minimum, needed }: TooLowNextYear) {
  const format = useFormat()
  const date = format.date(startOfDay(from))
  const nextMinimum = format.number(minimum)
  const amount = format.number(needed)
  return (
    <Text mt="xs" size="sm" fw={700} c="red">
      <Trans>
        From {date} the minimum wage is {nextMinimum} won an hour. This pay would then be too low: at least{' '}
        {amount} won.
      </Trans>
    </Text>
  )
}

interface FigureProps {
  name: ReactNode
  won: number
  /** The upper end of a range, where the unknown size of the workplace decides. */
  upTo?: number
}

function Figure({ name, won, upTo = won }: FigureProps) {
  const format = useFormat()
  const [figure, least, most] = [won, won, upTo].map(format.number)
  return (
    <Fact name={name}>
      <b>
        {upTo === won ? (
          <Trans>{figure} won</Trans>
        ) : (
          <Trans>
            {least} to {most} won
          </Trans>
        )}
      </b>
    </Fact>
  )
}
