import type { Country } from '../../../contract/place/country.ts'
import classes from './country-line.module.css'

/** Flag, native name, and the name in the reader's language. */
export function CountryLine({ country, name }: { country: Country; name: string }) {
  return (
    <span className={classes.line}>
      <img className={classes.flag} src={country.flagImgUrl} alt="" width={30} height={20} loading="lazy" />
      <span className={classes.names}>
        <bdi lang={country.langCode}>{country.nameInNative}</bdi>
        {name !== country.nameInNative && <span className={classes.gloss}> {name}</span>}
      </span>
    </span>
  )
}
