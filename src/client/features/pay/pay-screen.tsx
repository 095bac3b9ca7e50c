import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useIsInsuredByChoice } from '../../entities/job/wage/voluntary-insurance.ts'
import { WageBreakdown } from '../../entities/job/wage/wage-breakdown.tsx'
import { workplaceSizeLabels } from '../../entities/job/wage/wage-labels.ts'
import { useStoredStay } from '../../entities/work-right/use-stored-stay.ts'
import { useFormat } from '../../i18n/format.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import type { SizelessWork } from '../../../contract/job/wage-lines.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn, Section } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ExceededCeiling } from './exceeded-ceiling.tsx'
import { PayForm } from './pay-form.tsx'
import { PayPaper } from './pay-paper.tsx'
import { payResult, type PayResult } from './pay-result.ts'
import {
  emptyBook,
  isPayBook,
  kept,
  lastMonths,
  type PayBook,
  payBookOf,
  removed,
  withPresumedInsurance,
  workOf,
} from './pay-values.ts'
import classes from './pay-screen.module.css'

/** What you should have been paid for a month beside what arrived. Everything stays on the device. */
export function PayScreen() {
  const { t } = useLingui()
  const [today] = useState(() => seoulDay(Date.now()))
  const draft = useDraft('myPay', emptyBook(today.slice(0, 7)), isPayBook)
  useStoredStay(true)
  useTitle(t`My pay`)
  return (
    <>
      <InnerHeader title={<Trans>My pay</Trans>} up="/mypage" />
      <PageColumn>
        {draft.ready ? (
          <Book initial={payBookOf(draft.value)} months={lastMonths(today)} save={draft.save} />
        ) : (
          <LoadingBlocks rows={5} form="text" />
        )}
      </PageColumn>
    </>
  )
}

interface BookProps {
  initial: PayBook
  months: readonly string[]
  save: (book: PayBook) => void
}

function Book({ initial, months, save }: BookProps) {
  const [stored, setBook] = useState(initial)
  const isInsuredByChoice = useIsInsuredByChoice()
  const book = { ...stored, form: withPresumedInsurance(stored.form, isInsuredByChoice) }
  const change = (next: PayBook) => {
    setBook(next)
    save(next)
  }
  const result = payResult(book.form)
  const work = workOf(book.form)
  return (
    <>
      <div data-no-print>
        <Section surface id="pay-form" title={<Trans>Your hours and pay</Trans>}>
          <p className={classes.note}>
            <Trans>Only you can see this. It stays on this device and works without internet.</Trans>
          </p>
          <PayForm value={book.form} months={months} onChange={(form) => change({ ...book, form })} />
        </Section>
        <Section surface id="pay-due" title={<Trans>What you should have been paid</Trans>}>
          {result && work ? (
            <>
              <div className={classes.result}>
                <Lawful work={work} result={result} />
                <Due result={result} />
                <KeepMonth key={book.form.month} onKeep={() => change(kept(book))} />
              </div>
              <WageBreakdown estimates={result.estimates} sector={work.sector} />
            </>
          ) : (
            <p className={classes.note}>
              <Trans>Once pay and hours are filled in, what was due appears here.</Trans>
            </p>
          )}
        </Section>
      </div>
      {book.months.length > 0 && (
        <Section surface id="pay-months" title={<Trans>Months you kept</Trans>}>
          <PayPaper
            months={book.months}
            onOpen={(form) => change({ ...book, form })}
            onRemove={(month) => change(removed(book, month))}
          />
          <div className={classes.actions} data-no-print>
            <Button onClick={() => print()}>
              <Trans>Print the summary, or save it as PDF</Trans>
            </Button>
            <Link to="/help">
              <Trans>Help and phone numbers</Trans>
            </Link>
          </div>
        </Section>
      )}
    </>
  )
}

function KeepMonth({ onKeep }: { onKeep: () => void }) {
  const [isKept, setKept] = useState(false)
  const keep = () => {
    onKeep()
    setKept(true)
  }
  return (
    <>
      <Button variant="outline" onClick={keep}>
        <Trans>Keep this month</Trans>
      </Button>
      {isKept && (
        <AlertMessage kind="done">
          <Trans>Kept. It is below, under “Months you kept”.</Trans>
        </AlertMessage>
      )}
    </>
  )
}

/** What the law does not allow, whatever the contract says. */
function Lawful({ work, result }: { work: SizelessWork; result: PayResult }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const minimum = format.number(result.minimumWage)
  const isRange = new Set(result.below.map(({ lowest }) => lowest)).size > 1
  const isOnlyAbove = work.workplaceSize === null && result.below.length === 1
  // Where the size makes no difference, it is not named.
  const shown = isRange ? result.below : result.below.slice(-1)
  const lowest = shown
    .map(({ workplaceSize, lowest: amount }) => {
      const size = isRange || isOnlyAbove ? `${i18n._(workplaceSizeLabels[workplaceSize])}: ` : ''
      return `${size}${i18n._(payTypeLabels[work.payType])} ${format.number(amount)}`
    })
    .join(', ')
  return (
    <>
      {shown.length > 0 && (
        <AlertMessage>
          {isOnlyAbove ? (
            <Trans>
              At a workplace with 5 people or more, the pay in your contract is below the minimum wage of{' '}
              {minimum} won an hour. The lowest legal pay is used here (won): {lowest}
            </Trans>
          ) : (
            <Trans>
              The pay in your contract is below the minimum wage of {minimum} won an hour. The lowest legal
              pay is used here (won): {lowest}
            </Trans>
          )}
        </AlertMessage>
      )}
      {result.isOverLimit && (
        <AlertMessage>
          <Trans>
            These hours are more than 52 a week. That is allowed only if fewer than 5 people work there.
          </Trans>
        </AlertMessage>
      )}
    </>
  )
}

function Due({ result }: { result: PayResult }) {
  const format = useFormat()
  const [least, most] = [format.number(result.least), format.number(result.most)]
  return (
    <>
      <p className={classes.due}>
        {result.least === result.most ? (
          <Trans>{least} won</Trans>
        ) : (
          <Trans>
            {least} to {most} won
          </Trans>
        )}
      </p>
      <p className={classes.note}>
        {result.isNet ? (
          <Trans>Average per month, after deductions</Trans>
        ) : (
          <Trans>Average per month, before deductions</Trans>
        )}
      </p>
      <Received result={result} />
      <ExceededCeiling result={result} />
      {result.missing !== null &&
        (result.missing > 0 ? (
          <Missing result={result} />
        ) : (result.received ?? 0) < result.most ? (
          <AlertMessage kind="info">
            <Trans>This may be enough or not. It depends on what you left empty above.</Trans>
          </AlertMessage>
        ) : (
          <AlertMessage kind="done">
            <Trans>You got at least what was due.</Trans>
          </AlertMessage>
        ))}
    </>
  )
}

/** The way from what was due to what is missing, in the order in which it is taken off. */
function Received({ result }: { result: PayResult }) {
  const format = useFormat()
  const { least, most, lodging, received } = result
  if (!lodging) return null
  const amounts = (...values: number[]) =>
    [...new Set(values.map((value) => format.number(value)))].join(' ~ ')
  const left = amounts(Math.max(0, least - lodging), Math.max(0, most - lodging))
  const due = amounts(least, most)
  return (
    <dl className={classes.facts}>
      <Line name={<Trans>Due after deductions</Trans>} figure={due} />
      <Line name={<Trans>Taken off for room and meals</Trans>} figure={`− ${format.number(lodging)}`} />
      <Line name={<Trans>Left for you</Trans>} figure={left} />
      {received !== null && <Line name={<Trans>Pay received</Trans>} figure={format.number(received)} />}
    </dl>
  )
}

function Line({ name, figure }: { name: ReactNode; figure: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Trans>{figure} won</Trans>
      </dd>
    </div>
  )
}

/** Room and meals are asked for before a gap is called one. */
function Missing({ result }: { result: PayResult }) {
  const format = useFormat()
  const missing = format.number(result.missing ?? 0)
  if (result.lodging === null)
    return (
      <AlertMessage kind="info">
        <Trans>
          You got {missing} won less than this. Does the company deduct money for your room or meals? Enter it
          above. Enter 0 if nothing is deducted; see your payslip.
        </Trans>
      </AlertMessage>
    )
  return (
    <AlertMessage>
      {result.isMuchMissing ? (
        <MuchMissing missing={missing} />
      ) : (
        <Trans>
          About {missing} won may be missing. Income tax can be the reason: compare your payslip, and call
          1350.
        </Trans>
      )}
    </AlertMessage>
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
