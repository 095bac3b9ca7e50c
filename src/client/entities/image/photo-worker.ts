import { shrinkPhoto } from './shrink-photo.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPhoto(data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})
