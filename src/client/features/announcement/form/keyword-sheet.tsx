import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { JOB_KEYWORDS, type JobKeyword } from '../../../../contract/base/enums.ts'
import { keywordLabels } from '../../../i18n/labels.ts'
import { CheckRows } from '../../../ui/field/check-rows.tsx'
import { SheetActions } from '../../../ui/sheet/sheet-actions.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

interface KeywordSheetProps {
  chosen: readonly JobKeyword[]
  onChoose: (keywords: JobKeyword[]) => void
  onClose: () => void
}

/** Selects keywords; confirming requires at least one (specification, section 4). */
export function KeywordSheet({ chosen, onChoose, onClose }: KeywordSheetProps) {
  const { t, i18n } = useLingui()
  const [picked, setPicked] = useState<JobKeyword[]>([...chosen])
  const finish = (keywords: JobKeyword[]) => {
    onChoose(keywords)
    onClose()
  }
  return (
    <Sheet
      open
      fit
      title={<Trans>Keywords</Trans>}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked.length === 0}
          onConfirm={() => finish(JOB_KEYWORDS.filter((keyword) => picked.includes(keyword)))}
          onCancel={() => (chosen.length > 0 ? finish([]) : onClose())}
          cancel={chosen.length > 0 ? <Trans>Clear</Trans> : undefined}
        />
      }
    >
      <CheckRows
        label={t`Keywords`}
        rows={JOB_KEYWORDS.map((value) => ({ value, content: i18n._(keywordLabels[value]) }))}
        values={picked}
        onValues={setPicked}
      />
    </Sheet>
  )
}
