import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { countryMatches } from './country-order.ts'
import { CountrySearch, NoSuchCountry, useCountryRows } from './country-search.tsx'
import { CheckRows } from '../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions, SheetNote, SheetSearch } from '../../ui/sheet/sheet.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'

interface NationalitiesSheetProps {
  chosen: readonly string[]
  onChoose: (codes: string[]) => void
  onClose: () => void
}

/** Selects the wanted nationalities; confirming requires a choice, the other button accepts all. */
export function NationalitiesSheet({ chosen, onChoose, onClose }: NationalitiesSheetProps) {
  const [picked, setPicked] = useState<string[]>([...chosen])
  const finish = (codes: string[]) => {
    onChoose(codes)
    onClose()
  }
  return (
    <Sheet
      open
      title={<Trans>Nationalities</Trans>}
      onClose={onClose}
      footer={
        <>
          <Text mb="xs" size="sm" mih="1.25rem" c="dimmed" role="status">
            {picked.length > 0 && <Plural value={picked.length} one="# chosen" other="# chosen" />}
          </Text>
          <SheetActions
            disabled={picked.length === 0}
            onConfirm={() => finish(picked)}
            onCancel={() => finish([])}
            cancel={<Trans>Any nationality</Trans>}
          />
        </>
      }
    >
      <Countries picked={picked} onPicked={setPicked} />
    </Sheet>
  )
}

function Countries({ picked, onPicked }: { picked: string[]; onPicked: (codes: string[]) => void }) {
  const { t } = useLingui()
  const { rows, isPending, refetch } = useCountryRows()
  const [text, setText] = useState('')
  if (isPending) return <LoadingBlocks rows={4} form="text" />
  if (rows.length === 0)
    return (
      <ErrorState title={<Trans>The countries could not be loaded</Trans>} onRetry={() => void refetch()} />
    )
  const found = rows.filter(({ country }) => countryMatches(country, text))
  return (
    <>
      <SheetSearch>
        <CountrySearch text={text} onText={setText} />
      </SheetSearch>
      {found.length === 0 && (
        <SheetNote>
          <NoSuchCountry />
        </SheetNote>
      )}
      <CheckRows label={t`Nationalities`} rows={found} values={picked} onValues={onPicked} />
    </>
  )
}
