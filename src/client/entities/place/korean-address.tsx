import { readsKorean } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import classes from './korean-address.module.css'

/** An address in Korean, and below it in Latin letters for those who do not read Hangul. */
export function KoreanAddress({ address, inEnglish }: { address: string; inEnglish: string | undefined }) {
  const isRead = readsKorean(useLanguage())
  return (
    <>
      <span lang="ko">{address}</span>
      {!isRead && inEnglish && <span className={classes.english}>{inEnglish}</span>}
    </>
  )
}
