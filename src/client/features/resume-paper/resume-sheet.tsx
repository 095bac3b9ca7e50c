import type { ReactNode } from 'react'
import { tagOf } from '../../../reference/interface-languages.ts'
import type { ResumeValues } from '../../entities/resume/resume-values.ts'
import { phoneNumber } from '../../i18n/format.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { Picture } from '../../ui/image/picture.tsx'
import type { PaperContent, PaperExtras } from './paper-content.ts'
import classes from './resume-sheet.module.css'

interface SheetProps {
  /** One language, or two beside each other. */
  contents: readonly PaperContent[]
  values: ResumeValues
  extras: PaperExtras
  photo: string | undefined
  /** For its owner empty boxes stay, to be filled in by hand. */
  isOwn: boolean
}

type Of = (content: PaperContent) => string

/** One sheet of the resume, as Korean forms have it. */
export function ResumeSheet({ contents, values, extras, photo, isOwn }: SheetProps) {
  const both = (of: Of) => <Words contents={contents} of={of} />
  const row = (name: keyof PaperContent['texts'], value: ReactNode, isWide = false) => (
    <div className={classes.row} data-wide={isWide || undefined}>
      <dt>{both(({ texts }) => texts[name])}</dt>
      <dd>{value}</dd>
    </div>
  )
  const extra = (name: keyof PaperExtras, isWide = false) =>
    isOwn && row(name, <Written text={extras[name]} />, isWide)
  const heading = (name: keyof PaperContent['texts']) => (
    <h3>
      <Words contents={contents} of={({ texts }) => texts[name]} isInline />
    </h3>
  )
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>{both(({ texts }) => texts.title)}</h2>
      <div className={classes.head}>
        <Photo photo={photo} contents={contents} />
        <dl className={classes.facts}>
          {row('name', <Written text={values.name} look="name" />, true)}
          {row(
            'birth',
            both(({ birth }) => birth),
          )}
          {row(
            'gender',
            both(({ gender }) => gender),
          )}
          {row(
            'nationality',
            both(({ nationality }) => nationality),
          )}
          {row(
            'residence',
            both(({ residence }) => residence),
          )}
          {row('contact', phoneNumber(values.cellphone), !isOwn)}
          {extra('visa')}
          {extra('address', true)}
        </dl>
      </div>
      <Experience contents={contents} isOwn={isOwn} />
      <dl className={classes.facts}>
        {(isOwn || values.details) && row('work', <Written text={values.details} />, true)}
        {row(
          'korean',
          both(({ korean }) => korean),
          !isOwn,
        )}
        {extra('languages')}
        {extra('education', true)}
      </dl>
      {heading('desired')}
      <dl className={classes.facts}>
        {row(
          'region',
          both(({ region }) => region),
        )}
        {row(
          'wantedWork',
          both(({ work }) => work),
        )}
        {row(
          'pay',
          both(({ pay }) => pay),
          true,
        )}
      </dl>
      {heading('introduction')}
      <Phrases contents={contents} />
      <Introduction text={values.introduction} />
      {isOwn && <Signed contents={contents} name={values.name} />}
    </article>
  )
}

interface WordsProps {
  contents: readonly PaperContent[]
  of: Of
  isInline?: boolean
}

/** A text in each language of the sheet; once where they are the same. */
function Words({ contents, of, isInline = false }: WordsProps) {
  const different = contents.filter(
    (content, index) => contents.findIndex((other) => of(other) === of(content)) === index,
  )
  return different.map((content, index) => (
    <span
      key={content.langCode}
      className={classes.words}
      data-inline={isInline || undefined}
      lang={tagOf(content.langCode)}
    >
      {isInline && index > 0 && ' / '}
      {of(content)}
    </span>
  ))
}

function Phrases({ contents }: Pick<SheetProps, 'contents'>) {
  const chosen = contents[0]?.phrases ?? []
  if (chosen.length === 0) return null
  return (
    <ul className={classes.phrases}>
      {chosen.map((phrase, index) => (
        <li key={phrase}>
          <Words contents={contents} of={({ phrases }) => phrases[index] ?? ''} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ photo, contents }: Pick<SheetProps, 'photo' | 'contents'>) {
  return (
    <div className={classes.photo}>
      <Picture
        src={photo ?? null}
        alt={contents[0]?.texts.photo ?? ''}
        fallback={<Words contents={contents} of={({ texts }) => texts.photo} />}
      />
    </div>
  )
}

/** Who stated no experience may have some: it is left to the pen, and never called none. */
function Experience({ contents, isOwn }: Pick<SheetProps, 'contents' | 'isOwn'>) {
  const isStated = contents[0] !== undefined && contents[0].career.length > 0
  if (!isStated && !isOwn) return null
  return (
    <>
      <h3>
        <Words contents={contents} of={({ texts }) => texts.experience} isInline />
      </h3>
      <Career contents={contents} />
    </>
  )
}

function Career({ contents }: Pick<SheetProps, 'contents'>) {
  const count = contents[0]?.career.length ?? 0
  const cell = (of: Of) => <Words contents={contents} of={of} />
  return (
    <table className={classes.career}>
      <thead>
        <tr>
          <th scope="col">{cell(({ texts }) => texts.sector)}</th>
          <th scope="col">{cell(({ texts }) => texts.period)}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          <tr key={contents[0]?.career[index]?.sector}>
            <td>{cell(({ career }) => career[index]?.sector ?? '')}</td>
            <td>{cell(({ career }) => career[index]?.period ?? '')}</td>
          </tr>
        ))}
        {count === 0 && (
          <tr>
            <td>{cell(() => '')}</td>
            <td>{cell(() => '')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** What the worker wrote, in whatever language. */
const Written = ({ text, look = 'text' }: { text: string; look?: 'text' | 'name' }) => (
  <bdi className={classes[look]} lang={langOfKorean(text)}>
    {text}
  </bdi>
)

const Introduction = ({ text }: { text: string }) => (
  <p className={`${classes.introduction} ${classes.text}`} lang={langOfKorean(text)} dir="auto">
    {text}
  </p>
)

function Signed({ contents, name }: Pick<SheetProps, 'contents'> & { name: string }) {
  const words = (of: Of) => <Words contents={contents} of={of} />
  return (
    <div className={classes.signed}>
      <p>{words(({ texts }) => texts.isTrue)}</p>
      <p>{words(({ today }) => today)}</p>
      <p>
        <bdi lang={langOfKorean(name)}>{name}</bdi> (
        <Words contents={contents} of={({ texts }) => texts.signature} isInline />)
      </p>
    </div>
  )
}
