import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ExternalIcon } from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import {
  type OutsideTranslation,
  outsideTranslations,
  rememberTranslator,
  useRememberedTranslator,
} from './outside-translators.ts'

interface TranslateOutsideProps {
  text: string
  source: string
  langCode: string
}

/** One press to a translator the reader knows; before the first, a sheet says that the text leaves this site. */
export function TranslateOutside({ text, source, langCode }: TranslateOutsideProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const remembered = useRememberedTranslator()
  const offered = outsideTranslations(text, source, langCode)
  const known = offered.find(({ id }) => id === remembered)
  return (
    <>
      {known ? (
        <OpenTranslator {...known} />
      ) : (
        <Button
          variant="light"
          leftSection={<ExternalIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <Trans>Open in a translator</Trans>
        </Button>
      )}
      {known && offered.length > 1 && (
        <Button variant="subtle" color="gray" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          <Trans>Other translator</Trans>
        </Button>
      )}
      {known?.isCut && <CutNote />}
      {isChoosing && <TranslatorSheet offered={offered} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

interface TranslatorSheetProps {
  offered: readonly OutsideTranslation[]
  onClose: () => void
}

function TranslatorSheet({ offered, onClose }: TranslatorSheetProps) {
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Open in a translator</Trans>}>
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        <p>
          <Trans>
            The text leaves this site: the translator opens in a new tab and receives it. Your choice stays on
            this device until you sign out.
          </Trans>
        </p>
        {offered.some(({ isCut }) => isCut) && <CutNote />}
        {offered.map((translator) => (
          <OpenTranslator
            key={translator.id}
            {...translator}
            onOpen={() => {
              rememberTranslator(translator.id)
              onClose()
            }}
          />
        ))}
      </Stack>
    </Sheet>
  )
}

const OpenTranslator = ({ name, href, onOpen }: OutsideTranslation & { onOpen?: () => void }) => (
  <Button
    component="a"
    variant="light"
    leftSection={<ExternalIcon size={20} />}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onOpen}
  >
    <Trans comment="Button: opens a translator such as Papago in a new tab">Open {name}</Trans>
  </Button>
)

const CutNote = () => (
  <Text size="sm" c="dimmed">
    <Trans>The text is long: only its beginning is filled in. Copy the text for the rest.</Trans>
  </Text>
)
