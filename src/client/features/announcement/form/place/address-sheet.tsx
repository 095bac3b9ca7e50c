import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../../../../contract/place/address.ts'
import { readsKorean } from '../../../../../reference/name-in.ts'
import { useConnectivity } from '../../../../browser/use-connectivity.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { LiveSearch } from '../../../../ui/field/search-field.tsx'
import { Sheet, SheetNote, SheetSearch } from '../../../../ui/sheet/sheet.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../../ui/page/states.tsx'
import { siteSettings } from '../../../../entities/site/site-query.ts'
import { addressesFor } from '../../commands.ts'
import { InfoIcon } from '../../../../ui/icon/icons.tsx'
import { streetBeyond } from './street-beyond.ts'

interface AddressSheetProps {
  /** `rest` is what was typed and the address does not have: the street and number, where only towns are known. */
  onChoose: (address: Address, rest: string) => void
  onClose: () => void
}

const LONGEST_QUERY = 80

/** Searches for an address by street, town or district; without streets where the server knows none. */
export function AddressSheet({ onChoose, onClose }: AddressSheetProps) {
  const { t } = useLingui()
  const hasStreets = useQuery(siteSettings()).data?.data.searchesStreets === true
  const [query, setQuery] = useState('')
  return (
    <Sheet open title={<Trans>Search for an address</Trans>} onClose={onClose}>
      <SheetSearch>
        <LiveSearch
          label={hasStreets ? t`Street, town or district` : t`District or town (시·군·구, 읍·면·동)`}
          value={query}
          isStart
          onSearch={setQuery}
          maxLength={LONGEST_QUERY}
        />
      </SheetSearch>
      <Found
        query={query}
        hasStreets={hasStreets}
        onChoose={(address, rest) => {
          onChoose(address, rest)
          onClose()
        }}
      />
    </Sheet>
  )
}

interface FoundProps extends Pick<AddressSheetProps, 'onChoose'> {
  query: string
  hasStreets: boolean
}

function Found({ query, hasStreets, onChoose }: FoundProps) {
  const connectivity = useConnectivity()
  const result = useQuery({ ...addressesFor(query), enabled: query !== '' })
  const addresses = result.data?.data
  const isKorean = readsKorean(useLanguage())
  if (query === '')
    return connectivity === 'online' ? (
      <SheetNote>
        {hasStreets ? (
          <Trans>
            For example: 화성시 향남읍. If a street is not listed, choose its town, and write the street and
            number below it.
          </Trans>
        ) : (
          <Trans>
            For example: 화성시 향남읍. The search does not know streets (로) and villages (리): choose the
            town, and write the rest below it.
          </Trans>
        )}
      </SheetNote>
    ) : (
      <Offline />
    )
  if (addresses && addresses.length > 0)
    return (
      <ul>
        {addresses.map((address) => {
          const rest = streetBeyond(address, query)
          return (
            <li key={`${address.address} ${address.bcode}`}>
              <NavLink
                component="button"
                type="button"
                px="edge"
                py="sm"
                label={
                  <b lang="ko">
                    {address.address} {rest}
                  </b>
                }
                description={`${isKorean ? '' : address.addressEnglish} ${address.zonecode}`.trim()}
                onClick={() => onChoose(address, rest)}
              />
            </li>
          )
        })}
      </ul>
    )
  if (addresses)
    return (
      <EmptyState as="h3" title={<Trans>No matching address</Trans>}>
        {hasStreets ? (
          <Trans>Try fewer words, for example the town, or the street without a number.</Trans>
        ) : (
          <Trans>
            Only districts and towns can be found, for example 향남읍. You write street and number after you
            have chosen the town.
          </Trans>
        )}
      </EmptyState>
    )
  if (result.isPending) return <LoadingBlocks rows={4} form="text" />
  if (connectivity !== 'online') return <Offline />
  return (
    <ErrorState
      as="h3"
      title={<Trans>The addresses could not be searched</Trans>}
      onRetry={() => void result.refetch()}
    >
      <Trans>What you wrote is kept here.</Trans>
    </ErrorState>
  )
}

function Offline() {
  return (
    <SheetNote>
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>
          The address search needs an internet connection. You can fill in everything else now. It is kept
          here.
        </Trans>
      </Alert>
    </SheetNote>
  )
}
