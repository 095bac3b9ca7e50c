import type { FraudLexicon } from '../fraud-concepts.ts'

export const indonesian: FraudLexicon = {
  CASH: `uang*|duit*|tunai|cash|amplop*|dana|pembayaran|setoran|bundel|ikatan|voucher|emas|kartu hadiah`,
  FEE: `uang seragam|uang tiket|uang pelatihan|uang pendaftaran|uang administrasi|uang adm|uang pangkal|uang rokok|
    uang kursi|mahar|biaya*|ongkos|fee|komisi|calo|uang muka|dp|top up|topup|tebusan|pelicin|uang jasa`,
  COSTLY_THING: `administrasi|admin|pendaftaran|registrasi|pelatihan|pengurusan|proses|agen|sponsor|perantara|asuransi|seragam|
    sepatu|tiket|berkas|dokumen|medical|mcu|materi|bahan|alat|perlengkapan|slot|kursi|kuota|interview|wawancara|
    aktivasi|aktifkan|pajak|iuran|keanggotaan|visa|terima kasih|lunas|pinjaman|booking|jaminan`,
  DEPOSIT: `jaminan|deposit|titipan|uang muka|dp|garansi|anti kabur|penalti|agunan`,
  PAY_IN: `bayar*|dibayar*|membayar*|transfer*|ditransfer*|tf|kirim*|dikirim*|setor*|disetor*|lunas*|dilunasi|melunasi|
    beli*|ditanggung pelamar|ditanggung peserta|ditanggung pekerja|tanggung sendiri|menanggung|harus|wajib|siapkan|
    menyiapkan|isi saldo|top up|topup|kena|dikenakan|keluarkan|talangi|sediakan|no rek*|nomor rekening|
    rekening kami|rekening agen|masuk*|titip*`,
  PAY_FIRST: `dulu|dahulu|duluan|di muka|dimuka|di depan|sebelum|hari ini|malam ini|besok|segera|sekarang|supaya|biar|agar|
    untuk|baru|setelah|kalau tidak|kalo ga|kalo gak|hangus|dikembalikan|balik|kembali|refund|aman|amankan|terakhir|
    batas|syarat|lunas`,
  WITHHOLD: `ditahan|tahan|menahan|dipotong|potong|disimpan|simpan|dipegang|dikembalikan|dibalikin|cair*|hangus|tanpa gaji|
    tidak dibayar|ga dibayar|balik|mengendap`,
  WAGE: `gaji*|upah*|bulan pertama|dua bulan|2 bulan`,
  ACCOUNT: `rekening*|rek|r3k|norek|akun*|kartu|atm|buku bank|tabungan|sim|simcard|nomor hp|m-banking|mbanking|
    internet banking|mobile banking|toss|kakaobank|namamu|nama kamu|nama anda|identitas|cicilan|stempel|e-wallet|
    dompet digital`,
  BANK_THING: `rekening*|rek|atm|buku tabungan|kartu debit|kartu sim|simcard|akun*|m-banking`,
  INTO_ACCOUNT: `ke rekening|ke rek`,
  SECRET_CODE: `sandi|sandinya|password*|kode otp|kode verifikasi|token*|pin atm|kode 6|kode rahasia|sertifikat digital|
    kode akses|login*`,
  LEND: `per akun|per rekening|per kartu|bulanan|nebeng|nampung|cicilan hp|kredit hp|atas namamu|daftarin|sewa*|s3wa|
    disewa*|menyewa*|pinjam*|pinjem*|dipinjam*|meminjam*|jual*|dijual|menjual|beli|membeli|butuh*|dibutuhkan|cari*|
    dicari|nganggur|tak terpakai|ga kepake|dipakai|dipake|pakai|pake|numpang|bukain|buka rekening|bukakan|daftarkan|
    atas nama|mau pulang|serahkan|berikan|kasih|kasi|bagikan|titip*|ganti kepemilikan|kontrakkan|tampung|menampung`,
  GIVE: `berikan|bagikan|kasih*|serah*|kirim*|titip*|bacakan|foto*|paket*|kurir|ekspedisi|antar|oper`,
  COURIER: `kurir*|ekspedisi|jne|paketkan|via paket|lewat pos|gosend`,
  PASS_THROUGH: `masuk ke rekening|masuk rekening|masuk ke rek|ke rekening kamu|ke rekeningmu|ke rekening anda|
    ke rekening pribadi|lewat rekening|lewat rek|melalui rekening|nerima duit|terima transfer|terima dana|
    menerima dana|menerima transfer|menerima uang|terima pembayaran|uang dari klien|begitu masuk|uang masuk|
    dana masuk|numpang lewat|sisanya|teruskan|diteruskan|refund pelanggan|proses refund|pencucian|cuci uang|
    putar uang|penampung*|limit transfer`,
  COLLECT: `ambil*|mengambil|diambil|jemput*|terima*|menerima|nerima*|kumpul*|ketemu*|temui|bertemu|bawa*|antar*|mengantar|
    tagih*|menagih|tarik*|nagih|angkut*`,
  HAND_ON: `serahkan|diserahkan|kasih*|berikan|oper*|antar*|setor*|transfer*|kirim*|taruh*|titip*|loker*|manajer*|bos*|
    orang berikutnya|orang lain|kurir*|atasan|pindah*|teman*|temen*|drop*`,
  WITHDRAW: `tarikin|tarik|penarikan|cairkan|atm`,
  PARCEL: `amplop*|tas*|bungkus*|paket*|koper*|kotak*|dokumen*|kartu*|barang*|titipan|map`,
  PERSON: `nasabah*|klien*|pelanggan*|nenek*|kakek*|lansia|ibu-ibu|korban*|seseorang|stasiun*|orang`,
  SECRECY: `jangan dibuka|jgn dibuka|jangan buka|tidak boleh dibuka|jangan tanya*|ga usah tanya|gak usah tanya|
    jangan banyak tanya|jangan kepo|jangan bilang*|jgn bilang*|rahasia*|diam-diam|diam2|pakai topi|pake topi|masker|
    cctv|hapus chat|hapus pesan|kalau polisi|kalo polisi|ditanya polisi|tanpa risiko|tanpa resiko|aman 100*|
    tidak ada yang tahu|ga ada yg tau|bukan ilegal`,
  COMMISSION: `komisi*|persen|potong 1%|potong 2%|potong 3%|buat kamu|bagian kamu|dapet 5%|per antar*|per ambil*|sekali jalan|
    sekali ambil|sekali antar|sekali tarik|per transaksi`,
  STORAGE: `loker*`,
  DEVICE: `taruh perangkat|titip perangkat|naruh perangkat|perangkat sim|simbox|sim box|taruh alat|titip alat|naruh alat|
    colok listrik|colokin|ganti kartu sim|ganti sim|hp banyak|banyak hp|mesin kecil`,
  COURIER_JOB: `antar uang|bawa uang|terima uang tunai|ambil tunai|ambil duit|jemput duit|tarik uang|tarikin uang|tarik duit|
    nerima duit|lewat bea cukai|hitung uang|kurir uang|kurir tunai|kurir dana|kurir cash|ambil uang|jemput uang|
    tukar uang|penampung dana|rekening aman|rekening penampung*|debt collector|penagih*|tagih hutang|pencucian uang|
    cuci uang|narkoba|scam*|joki tarik`,
  AUTHORITY: `polisi|jaksa|kejaksaan|pegawai bank|karyawan bank|pengadilan|bea cukai|otoritas|pejabat|penyidik|petugas|
    pinjaman bunga rendah|imigrasi palsu|tentara|dokter`,
  PRETEND: `ngaku*|mengaku*|menyamar|pura-pura|pura2|berpura*|seolah|atas nama polisi|naskah|skrip*|telemarketing|
    telpon orang|telepon orang|menelepon|bujuk*|yakinkan|dibekukan|diblokir|call center|kenalan|pacar online`,
  IMPERSONATE: `ngaku*|mengaku*|menyamar|pura-pura|berpura*`,
  ABROAD: `kamboja|myanmar|laos|dubai|filipina|thailand|segitiga emas|poipet|phnom penh`,
  CRYPTO: `kripto*|mata uang digital|aset digital|dompet digital|wallet kami|alamat wallet|koin`,
  BUY: `beli*|tukar*|jual*|kirim*|transfer*|investasi*|setor*|depo*|tarik*`,
  PASSPORT: `paspor*|passport|kartu alien|arc|kartu registrasi|kartu izin tinggal|kartu identitas|ktp|kartu asli|
    identitas asli|dokumen*|buku tabungan|buku bank|buku gaji*|stempel`,
  KEEP: `simpan*|disimpan*|menyimpan|tahan*|ditahan*|menahan|pegang*|dipegang*|memegang|titip*|dititip*|serah*|diserah*|
    setor*|kumpul*|dikumpul*|mengumpulkan|tinggalkan|ditinggal*|tinggal di|kunci*|dikunci*|mengunci|brankas|laci|
    lemari|jaminan*|ditukar*|tukar|gadai*|disita|sita|ambil bos|diambil*|balikin|dibalikin|dikembalikan|kasih ke|
    diberikan ke|berikan ke|diamankan|amankan|dikelola`,
  PASSPORT_ITSELF: `paspor*|kartu alien|dokumen asli|kartu asli|kartu izin tinggal`,
  LOCK_UP: `serahkan|di kantor|sama bos|ke bos|ke majikan|ke pemilik|ambil lagi|balikin|dibalikin|dikembalikan|diamankan|
    dikasih ke|kasih ke|simpanin|kami simpan|kami pegang|kami tahan|kita simpan|bos simpan|bos pegang|disimpan*|
    ditahan*|dipegang*|dititip*|titip*|dikumpul*|setor*|diserah*|brankas|laci|lemari|dikunci*|jaminan|ditukar*|
    disita|ditinggal*|dikelola`,
  UNTIL_END: `sampai kontrak*|sampai habis*|sampai selesai|hingga kontrak|selama kontrak|kontrak habis|kontrak selesai|
    habis kontrak|akhir kontrak|sampai keluar|sampai resign|saat resign|pas resign|saat pulang|pas pulang|
    mau pulang baru|habis panen|sampai lunas|utang lunas|hutang lunas|selama bekerja|selama kerja|genap setahun|
    finish kontrak|masa kontrak`,
  PAPERS: `visa|dokumen|berkas|surat|kartu|paspor|arc|identitas|sertifikat*|ijazah*|topik|rekening koran|undangan|kontrak|
    izin|cap|stempel|suaka|slip gaji|transkrip|sim|e-7|e-9|f-6|d-2|d-4|d-10|skck|keterangan`,
  FALSE: `palsu*|dipalsukan|memalsukan|aspal|bodong|tembak*|editan|diedit|edit|rekayasa|direkayasa|karang*|dikarang|
    mirip asli|kayak asli|seperti asli|sama dengan asli|tanpa ujian|tanpa tes|joki*|orang lain|sepupu*|punya teman|
    pinjam kartu teman|di atas kertas|diatas kertas|fiktif|pesanan|ubah tanggal|umur dimudakan|ga usah masuk|
    tidak perlu hadir|tanpa kuliah|dijamin lulus`,
  GUARANTEED: `100%|dijamin|pasti lolos|pasti keluar|orang dalam|jalur dalam|jalur belakang|kenalan di imigrasi|jalur khusus|
    jalur cepat|tembus`,
  CERTIFICATE: `sertifikat*|ijazah*|rekening koran|topik|transkrip*|nilai|surat pengalaman|surat keterangan|surat undangan|
    slip gaji|skck|medical`,
  WITHOUT_EFFORT: `tanpa ujian|tanpa tes|tanpa sekolah|tanpa kuliah|ga usah ujian|tidak perlu ujian|dijamin lulus|sesuai pesanan|
    3 hari jadi|cepat jadi|langsung jadi|instan|jual*|dijual|bisa dibeli|cap bank|joki*|berapa aja`,
  OTHERS_NAME: `nama orang lain|atas nama orang|kartu orang lain|arc sepupu|arc teman|arc orang|kartu teman|kartu sepupu|
    pinjam nama|pinjem nama|pinjam arc|di atas kertas|diatas kertas|direktur boneka|numpang nama`,
  EVASION: `gak bakal ketangkap|ga bakal ketangkap|tidak akan ketahuan|ga ketauan|gak ketahuan|tidak ketahuan|
    imigrasi gatau|imigrasi ga tau|imigrasi tidak tahu|imigrasi tidak akan|ga dicek|gak dicek|tidak dicek|
    tidak diperiksa|ga liat muka|razia|kalau ditanya|kalo ditanya|kalau diperiksa|bilang saja|bilang aja|sembunyi*|
    ngumpet|tidak dilaporkan|ga dilaporin|tanpa lapor|tidak lapor|aman dari|kabur dari|bawah meja`,
  FLIGHT_RISK: `kabur*|lari|melarikan|hilang kontak`,
  MARRIAGE: `nikah*|menikah*|pernikahan|kawin*|suami|istri|cerai`,
  SHAM: `nikah kontrak|kawin kontrak|demi visa|biaya nikah|palsu|di atas kertas|diatas kertas|ga usah serumah|
    tidak perlu serumah|tidak tinggal|pura-pura|siri|formalitas`,
  WITHOUT_VISA: `tanpa visa|ga punya visa|gak punya visa|tidak punya visa|ga ada visa|tidak ada visa|visa habis|visa mati|
    visa expired|visa kadaluarsa|visa kedaluwarsa|overstay*|ilegal|kaburan|visa turis|visa wisata|visa kunjungan|
    tanpa dokumen|tanpa surat|tidak berdokumen|undocumented|mahasiswa bisa full|full time|c-3|k-eta|tanpa arc|
    ga perlu visa|tidak perlu visa|gelap`,
  ACCEPTED: `bisa|boleh|diterima|terima|santai|aman|urus|diurus|gapapa|tidak masalah|ga masalah|gak masalah|tak masalah|
    kerja|bekerja|welcome|silakan|tetap|jangan khawatir|ditampung`,
  MESSENGER: `line saya|id line|lewat tele|di tele|ke tele|grup tele|channel tele|kanal tele|chat rahasia|terenkripsi|scan qr|
    nomor luar negeri|dm aja|dm saja|dm fb|wechat saya|wasap|wassap|wa saya|chat wa|tele saya|ke line|di line|
    lewat line|line aja|line ya|install signal|lewat signal|pakai signal|pake signal|aplikasi signal|michat|ig dm|
    dm ig|japri|inbox*|pesan hilang`,
  CONTACT: `hubungi|chat|pindah|lanjut|kontak|add|kirim|pesan|tanya|info|lewat|minat|gabung|japri`,
  LEAVE_CHAT: `jangan balas disini|jangan balas di sini|pindah ke|pindah chat|lanjut di|disini chatnya dibaca|dipantau|
    aplikasi lain|luar aplikasi|jangan di sini|jangan disini|mau ditutup`,
  EASY: `mudah|gampang|siapapun|siapa saja|siapa aja|semua orang|tanpa skill|tanpa pengalaman|tanpa keahlian|
    ga perlu pengalaman|cuma|hanya|cukup|main hp|lewat hp|modal hp|dari rumah|online|like|klik|ngetik|mengetik|
    nonton|tempel stiker|cuci piring|bersih*|packing|disuruh*|santai|kerjaan sama|ijazah*|visa bebas|gratis|dijamin|
    pasti dapat|sebar brosur|jangan kepo`,
  INVEST: `investasi*|modal|trading|judi|slot gacor|saham|taruhan`,
  PROFIT: `untung|keuntungan|profit|bunga|balik modal|lipat|cuan`,
  HIGH_PAY: `tanpa kerja apa|tiga kali lipat|lima kali lipat|kali lipat gaji|gaji berkali|penghasilan tak terbatas|
    penghasilan tanpa batas|gaji tanpa batas|3x lipat|beli rumah|beli mobil|jutawan|miliarder|kaya raya|cepet kaya|
    ga ngapa-ngapain|tidur aja|duduk doang|gaji super|gaji gila|gaji tinggi banget|ngapain kerja pabrik|
    sehari setara|gaji sebulan dalam sehari|gaji fantastis|gaji selangit|cepat kaya|cuan besar|cuan gede|
    untung pasti|profit pasti|profit dijamin|pasif income|passive income|duit gampang|uang gampang|uang cepat|
    kerja ringan gaji besar|kerja santai gaji|gaji gede kerja|berlipat`,
  NO_DEMAND: `loker pribadi|loker sendiri|jangan beri tahu|jangan bagikan|jangan sebut*|tidak perlu kirim|ga perlu kirim|
    tidak usah kirim|tidak pernah|tak pernah|ga pernah|gak pernah|tidak memungut|tidak meminta|tidak minta|ga minta|
    tidak menahan|ga nahan|gak nahan|tidak menyimpan|ga nyimpen|tidak dipungut|tidak ada biaya|ga ada biaya|
    gak ada biaya|tanpa biaya|tanpa deposit|tanpa potongan|tanpa jaminan|tidak perlu bayar|ga perlu bayar|
    gak perlu bayar|tidak usah bayar|ga usah bayar|tidak bayar|ga bayar|gak bayar|tidak dipotong|ga dipotong|gratis|
    free|pegang sendiri|simpan sendiri|ga pegang|gak pegang|tidak pegang|tidak memegang|tidak boleh|ga boleh|
    dilarang|jangan kasih|jangan kirim|jangan bayar|jangan transfer|jangan pinjam*|jangan serah*|jangan titip*|
    jangan pernah|bukan wa|bukan whatsapp|tidak pakai|ga pakai|gak pake|cuma pakai kakao|bukan calo|tanpa calo|
    tanpa agen|tidak butuh|ga butuh pin|tidak bisa kami|ga bisa kami|tidak bisa menerima|belum pernah|
    siapapun yg bilang`,
  WARNING: `jika ada yang|bila ada yang|yang minta|yg minta|yang chat lewat|yang mengaku dari|siapapun yg|siapa pun yang|
    kalo ada yg|kalau ada yang|kalau ada yg|itu bohong|blokir|mengatasnamakan|tidak terkait|jangan mudah|
    tutup telepon|jangan dipinjam*|jangan tergiur|waspada|hati-hati|hati hati|hati2|penipu*|tipu*|ketipu|tertipu|
    palsu itu|bukan kami|bukan dari kami|bukan pihak kami|lapor*|melapor|112|1345|kejahatan|pidana|kriminal|
    melanggar hukum|melawan hukum|dihukum|dipenjara|didenda|dideportasi|jangan percaya|jangan mau|tolak*|ditolak|
    abaikan|modus|batal|dibatalkan|wajib punya visa|visa yang sah|visa resmi|visa sah`,
  REFUSAL: `tidak bisa kami|tidak bisa menerima|tidak menerima|ga terima|gak terima|tidak terima|maaf|wajib|izin kerja|
    harus punya|harus ada|resmi|legal|sesuai hukum|tidak mempekerjakan|ditolak|ajukan sendiri`,
  PREFERRED: `diutamakan|migran|prioritas|cuti|selamat`,
  OTHER_USE: `penerjemah|relawan|penyuluhan|grup*|keluarga|menu|pesanan|order*|pelanggan tetap|produksi|bayar pakai|
    live streaming|video call`,
  EMPLOYER_PAYS: `uang muka gaji|mensponsori|menanggung biayanya|uang transport|ongkos jalan|kami kasih|kami beri|diberi|
    dapat uang|menanggung semua|kasbon|bonus|thr|tunjangan|uang makan|ditanggung perusahaan|ditanggung kantor|
    ditanggung bos|ditanggung kami|perusahaan membayar|perusahaan bayar|perusahaan yang bayar|perusahaan menanggung|
    dibayar perusahaan|dibayarin|dari perusahaan|disediakan|kami tanggung|kami bayar|kami yang bayar|bos yang bayar|
    diganti|reimburse*|potong gaji|dipotong sesuai|sesuai aturan|sesuai hukum|termasuk|disubsidi|dibagikan|
    ditanggung pabrik`,
  HOUSING: `mess|pintu|wifi|gerbang|kamar|kos|kost|asrama|apartemen|kontrakan|induk semang|listrik|rumah`,
  COPY: `fotokopi*|fotocopy|salinan|scan|copy|kopian`,
  SHOW: `melihat|mencocokkan|mencocokan|tunjukkan*|dicocokkan|nomor|nama di|sesuai paspor|kedutaan|kbri|rumah sakit|bpjs|
    asuransi|alamat|bandara|umur|usia|difoto|foto|imigrasi|perbarui|ganti|ambil kartu|daftar|ktp toko|sendiri|bawa|
    dibawa|perlihatkan|dicek|cek|lihat|perpanjang*|habis masa|hilang|kehilangan|langsung dikembalikan|
    langsung kami kembalikan|dikembalikan saat itu|masa berlaku|kadaluarsa`,
  RETURN: `imigrasi|kedutaan|kbri|rumah sakit|cukup fotokopi|fotokopinya|langsung dikembalikan|langsung kami kembalikan|
    saat itu juga|setelah dicek|habis dicek|langsung balik`,
  FOR_WAGES: `rekening gaji|bank apa|bantu buka|dibantu buka|membantu membuka|gaji akan|untuk transfer|transfer gaji|
    gaji ditransfer|gaji dikirim|gaji masuk|terima gaji|untuk gaji|buat gaji|gaji lewat|gaji dibayar|
    rekening sendiri|rekeningmu sendiri|atas namamu sendiri|nama sendiri|antar ke bank|temani ke bank|tiap tanggal|
    setiap tanggal`,
  PAY_RATE: `sehari|per hari|per jam|sebulan|per bulan|dibayar hari itu|harian|bulanan`,
  ACCOUNT_NUMBER: `nomor rekening|no rek*`,
  SHOP: `truk|sopir|supir|tamu|makanan|gudang|sim b|kuli|kasir|toko|minimarket|supermarket|restoran|shift|konter|penjaga|
    satpam|kembalian|penukaran uang resmi|cs bahasa|warung|pelayan|swalayan|etalase|nota|money changer`,
}
