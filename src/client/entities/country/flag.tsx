import { Picture } from '../../ui/image/picture.tsx'
import classes from './flag.module.css'

interface FlagProps {
  countryIsoCode: string
  src: string
  size?: 'sm' | 'md' | 'lg'
}

/** A country's flag; its code where the flag cannot be loaded, such as one that was never seen before going offline. */
export function Flag({ countryIsoCode, src, size = 'md' }: FlagProps) {
  return (
    <Picture
      className={classes.flag}
      data-size={size}
      src={src}
      alt=""
      loading="lazy"
      fallback={
        <span className={classes.flag} data-size={size} aria-hidden="true">
          {countryIsoCode.toUpperCase()}
        </span>
      }
    />
  )
}
