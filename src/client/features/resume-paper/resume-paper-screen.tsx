import { Trans, useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { useImageUrl } from '../../entities/image/use-image-url.ts'
import { allRegions } from '../../entities/region/regions-query.ts'
import { type ResumeValues, valuesOf } from '../../entities/resume/resume-values.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ActionLink } from '../../ui/link.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { korean } from '../../i18n/korean-texts.ts'
import { NO_EXTRAS, paperContent } from './paper-content.ts'
import { type PaperForm, PaperTools } from './paper-tools.tsx'
import { ResumeSheet } from './resume-sheet.tsx'
import sheet from './resume-sheet.module.css'
import { dataTimeOf } from '../../api/query-for.ts'
import { latestResume } from '../../entities/resume/latest-resume.ts'
import { myResume, resumeById } from '../../entities/resume/my-resume-query.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'

/** A resume as Korean companies know it on paper, to print, save or share. It needs no network. */
export function ResumePaperScreen({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const { result, values } = usePaperValues(id)
  const isNone = result.error instanceof ApiProblem && result.error.code === 'RESUME_MISSING'
  return (
    <InnerPage title={t`Resume on paper`} up={id === undefined ? '/mypage' : '/home'}>
      {values ? (
        <Paper values={values} isOwn={id === undefined} />
      ) : isNone ? (
        <EmptyState
          title={<Trans>You have no resume yet</Trans>}
          action={<ActionLink to="/writeResume" label={<Trans>Write your resume</Trans>} />}
        />
      ) : (
        <QueryPlaceholder result={result} title={<Trans>The resume could not be loaded</Trans>} rows={5} />
      )}
    </InnerPage>
  )
}

function Paper({ values, isOwn }: { values: ResumeValues; isOwn: boolean }) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data
  const photoUrl = useImageUrl(values.photo)
  const [form, setForm] = useState<PaperForm>({ look: 'both', hasPhoto: true })
  const [extras, setExtras] = useState(NO_EXTRAS)
  const paper = useRef<HTMLDivElement>(null)
  const [today] = useState(() => seoulDay(Date.now()))
  const source = { values, extras, regions, today }
  const inKorean = paperContent(source, korean)
  const inOwn = langCode === 'ko' ? inKorean : paperContent(source, { i18n, langCode })
  const sheets = {
    both: [[inKorean, inOwn]],
    pages: [[inKorean], [inOwn]],
    korean: [[inKorean]],
    own: [[inOwn]],
  }[langCode === 'ko' ? 'korean' : form.look]
  return (
    <Flex
      direction={{ base: 'column', md: 'row-reverse' }}
      align={{ md: 'flex-start' }}
      gap="md"
      mt={{ md: 'md' }}
      className={sheet.columns}
    >
      <PaperTools
        form={form}
        onForm={setForm}
        extras={isOwn ? { value: extras, onChange: setExtras } : undefined}
        paper={paper}
      />
      <div ref={paper} className={sheet.paper}>
        {sheets.map((contents) => (
          <ResumeSheet
            key={contents.map((content) => content.langCode).join(' ')}
            contents={contents}
            values={values}
            extras={extras}
            photo={form.hasPhoto ? photoUrl : undefined}
            isOwn={isOwn}
          />
        ))}
      </div>
    </Flex>
  )
}

/** The resume to print: one that an employer may read, or without an id the member's own. */
function usePaperValues(id: string | undefined) {
  const result = useQuery(id === undefined ? myResume() : resumeById(id))
  const { entries, sent } = useOutbox()
  const stored = result.data && valuesOf(result.data.data)
  if (id !== undefined) return { result, values: stored }
  // What the member saved on this phone is printed even before the server has it.
  const own = latestResume(stored ?? null, entries, { sent, since: dataTimeOf(result) })
  return { result, values: own ?? undefined }
}
