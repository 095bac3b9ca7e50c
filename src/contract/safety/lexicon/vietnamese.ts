import type { FraudLexicon } from '../fraud-concepts.ts'

export const vietnamese: FraudLexicon = {
  CASH: `tiền|phong bì|thẻ quà|phiếu quà|vàng`,
  FEE: `tiền lo lót|lót tay|quà cho sếp|phí|tiền đồng phục|tiền bảo hiểm|tiền vé|tiền hồ sơ|tiền làm hồ sơ|
    tiền giới thiệu|tiền môi giới|tiền cò|tiền dịch vụ|tiền đào tạo|tiền học|tiền khám|tiền vật liệu|tiền dụng cụ|
    tiền giữ chỗ|tiền chỗ|tiền visa|tiền làm visa|tiền thẻ|tiền xử lý|tiền công chứng|tiền trà nước|bồi dưỡng|
    tiền trước`,
  COSTLY_THING: `đồng phục|giày|bảo hiểm|vé|visa|hồ sơ|phỏng vấn|đào tạo|vật liệu|dụng cụ|nhiệm vụ|khám|học phí|đăng ký|giữ chỗ|
    suất|kích hoạt|nạp|thuế|hoa hồng`,
  DEPOSIT: `cọc|thế chân|thế chấp|ký quỹ|bảo lãnh|bảo đảm|đảm bảo|ký cược|chống trốn`,
  PAY_IN: `chuyển|ck|nộp|đóng|trả|gửi|nạp|thanh toán|đặt|chi|bỏ ra|mua|chịu|lo tiền|đưa|quét mã|tốn|mất|hết|bắn|giao`,
  PAY_FIRST: `trước|hôm nay|trong ngày|ngay|liền|gấp|tối nay|ngày mai|để giữ|để được|để đăng ký|để làm|để kích hoạt|để xử lý|
    để nhận|mới nộp|mới được|mới gửi|mới làm|mới cho|mới xếp|mới book|rồi mới|thì mới|nếu không|không thì|
    hoàn lại sau|tự huỷ|tự hủy|giữ chỗ|giữ suất|xong`,
  WITHHOLD: `giữ|giam|trừ|ngâm|không lương|trả lại|hoàn lại|mới trả|mất|treo|cầm`,
  WAGE: `lương|tiền công|tháng đầu|hai tháng|2 tháng`,
  ACCOUNT: `tài khoản|tk|stk|t.k|t k|thẻ|sổ ngân hàng|sổ bank|sổ tiết kiệm|sổ lương|sim|số điện thoại|thuê bao|
    điện thoại trả góp|toss|kakao bank|app ngân hàng|app bank|banking|đứng tên|ví điện tử|facebook|căn cước`,
  BANK_THING: `tài khoản|tk|stk|thẻ atm|thẻ ngân hàng|thẻ bank|sổ ngân hàng|sim|thẻ tín dụng`,
  INTO_ACCOUNT: `vào tài khoản|vào tk|qua tài khoản sau|tới tài khoản|stk`,
  SECRET_CODE: `mật khẩu|pass|mã pin|mã otp|mã xác nhận|mã xác thực|6 số|chứng chỉ số|chứng thư số|mã bảo mật|thẻ bảo mật|u-key|
    mã kích hoạt`,
  LEND: `kèo|trả theo|góp máy|máy trả góp|thu sim|ai có|dư|thừa|theo tháng|thuê|th.u.ê|mượn|bán|mua|gom|cần gấp|nhượng|
    xin|nhờ|dùng tạm|dùng thẻ|sử dụng|công ty dùng|bên mình dùng|không dùng|ko dùng|bỏ không|không xài|về nước|
    mở giùm|mở hộ|mở giúp|mở tài khoản|mở tk|đăng ký|đứng tên|giao|đưa|chia sẻ|cung cấp|gửi|ship|chuyển phát|
    kiếm thêm|để chạy|rửa|hoàn thuế|giảm thuế`,
  GIVE: `giao|đưa|gửi|ship|nộp|chia sẻ|đọc|chụp|cung cấp|để lại|để bên`,
  COURIER: `chuyển phát|ship|gửi bưu|bưu điện|grab`,
  PASS_THROUGH: `tiền vào|tiền về|nhận tiền hộ|nhận chuyển khoản|nhận tiền chuyển|chuyển vào tài khoản|chuyển vào tk|
    vào tài khoản bạn|vào tk bạn|vào thẻ bạn|qua tài khoản|qua tk|qua thẻ|tiền khách gửi|tiền khách chuyển|
    tiền hoàn|giữ lại 1%|giữ lại 2%|giữ lại 3%|phần còn lại|số còn lại|chuyển tiếp|rửa tiền|chạy tiền|luân chuyển|
    giao dịch hộ|hạn mức|lịch sử giao dịch|rút ra đưa|rút đưa|rồi rút`,
  COLLECT: `nhận|lấy|thu|gom|gặp|cầm|mang|rút|đón|ra ga|giao|chở|xách|vận chuyển`,
  HAND_ON: `đưa|giao|chuyển|nộp|gửi|bỏ vào|để vào|tủ khoá|tủ khóa|quản lý|sếp|người kế tiếp|người tiếp theo|người khác|
    bên mình|bên em|cho anh|cho a|bắn sang|chia nhỏ`,
  WITHDRAW: `rút|atm|mỗi cây`,
  PARCEL: `phong bì|túi|bọc|gói|kiện|vali|balo|hồ sơ|giấy tờ|thẻ|hộp|đồ`,
  PERSON: `khách|bà cụ|ông cụ|bà già|cụ già|người già|người ta|một người|ai đó|ở ga|ra ga|nạn nhân`,
  SECRECY: `đừng mở|không mở|không được mở|đừng hỏi|không hỏi|đừng tò mò|không tò mò|đừng nói|không nói với ai|bí mật|
    kín đáo|kín tiếng|đội mũ|khẩu trang|camera|xoá tin|xóa tin|xoá chat|xóa chat|công an hỏi|cảnh sát hỏi|
    không ai biết|không rủi ro|không chịu trách nhiệm|an toàn 100|đếm cọc`,
  COMMISSION: `phần trăm|giữ lại|ăn 1%|ăn 2%|ăn 3%|ăn 5%|hưởng|coi như công|mỗi lần|mỗi chuyến|mỗi phi vụ|trả liền|trả luôn|
    chia hoa hồng`,
  STORAGE: `tủ khoá|tủ khóa|tủ gửi đồ|locker`,
  DEVICE: `máy phát sim|đặt máy|sim box|simbox|bộ phát|thiết bị phát|trạm phát|máy chuyển|cắm điện|treo máy|cắm sim|
    thay sim|để nhờ máy|mấy cái máy|nuôi sim|nhiều điện thoại`,
  COURIER_JOB: `đi nhận tiền|nhận tiền mặt|lấy tiền mặt|thu tiền mặt|cầm tiền|xách tiền|vận chuyển tiền|rút tiền mặt giúp|
    đi rút tiền|rút tiền giùm|qua hải quan|thu tiền hộ|giao tiền|chạy tiền|chuyển tiền hộ|nhận tiền hộ|rút tiền hộ|
    rút tiền thuê|rửa tiền|tài khoản an toàn|đòi nợ|thu nợ|đổi tiền chợ đen|thả hàng|giấu hàng|ma tuý|ma túy|
    gom tiền|đi lấy tiền|lấy tiền khách`,
  AUTHORITY: `công an|cảnh sát|viện kiểm sát|kiểm sát viên|nhân viên ngân hàng|nhân viên nhà băng|toà án|tòa án|cục tài chính|
    giám sát tài chính|bên tài chính|hải quan|cục thuế|cán bộ|trưởng phòng|luật sư|thanh tra|vay vốn|cho vay`,
  PRETEND: `giả làm|giả danh|đóng giả|giả vờ|xưng|mạo danh|giới thiệu là|nói là|kịch bản|gọi điện|telesale|đọc theo|
    thuyết phục|bị phong toả|bị phong tỏa|điều tra|tổng đài|hẹn hò|làm quen`,
  IMPERSONATE: `giả làm|giả danh|đóng giả|giả vờ|xưng là|tự xưng`,
  ABROAD: `cam|campuchia|cambodia|myanmar|lào|tam giác vàng|dubai|philippines|thái lan|miến điện`,
  CRYPTO: `tiền ảo|tiền điện tử|tiền số|tiền mã hoá|tiền mã hóa|ví lạnh|ví mình đưa|địa chỉ ví|sàn`,
  BUY: `mua|đổi|bán|chuyển|bắn|nạp|giao dịch|đầu tư|gửi|rút`,
  PASSPORT: `hộ chiếu|hc|passport|thẻ cư trú|thẻ ngoại quốc|thẻ người nước ngoài|thẻ đăng ký|thẻ alien|chứng minh thư|
    căn cước|giấy tờ|bản gốc|sổ ngân hàng|sổ bank|sổ lương|con dấu`,
  KEEP: `giữ|cầm|cất|nộp|giao|gửi|đưa|để lại|để ở|để chỗ|để cho|thu|bảo quản|quản lý|thế chấp|làm tin|khoá|khóa|két|tủ|
    đổi lấy|mới trả|trả lại|lấy lại|hoàn trả|trả sau`,
  PASSPORT_ITSELF: `hộ chiếu|passport|giấy tờ gốc|thẻ ngoại quốc|thẻ người nước ngoài|giấy tờ tuỳ thân|bản gốc`,
  LOCK_UP: `để lại|để ở|để chỗ|để công ty|gửi lại|gửi công ty|chủ cầm|sếp cầm|quản lý cầm|cầm hộ|lấy lại|trả lại khi|
    khi nghỉ|công ty cầm|bên mình giữ|bên em giữ|môi giới giữ|giữ hết|giữ lại|sẽ giữ|bị giữ|giữ đến|giữ tới|
    lấy hộ chiếu|thu hộ chiếu|tịch thu|giữ hộ|giữ giùm|cầm giùm|cất|bảo quản|két|tủ|thế chấp|cầm cố|làm tin|nộp hết|
    thu hết|thu lại|nộp cho|đưa cho|giao cho|công ty giữ|chủ giữ|mới trả|khoá|khóa|quản lý giữ`,
  UNTIL_END: `đến hết|hết hợp đồng|hết hạn hợp đồng|khi nghỉ|nghỉ việc|khi về|xong mùa|thu hoạch xong|đủ một năm|đủ 1 năm|
    mới trả|trong thời gian hợp đồng|suốt hợp đồng|hết nợ|làm đủ`,
  PAPERS: `giấy tờ|visa|thẻ|hộ chiếu|hồ sơ|bằng|chứng chỉ|topik|hợp đồng|giấy mời|thư mời|sổ tiết kiệm|
    chứng minh tài chính|bảng điểm|tị nạn|con dấu|dấu ngân hàng|kinh nghiệm|xác nhận|lý lịch|giấy phép|e7|e-7|f6|
    f-6|e9|e-9|d10|căn cước`,
  FALSE: `giả|fake|ảo|khống|dởm|rởm|như thật|giống thật|y thật|không cần thi|khỏi thi|thi hộ|thi thay|viết sẵn|câu chuyện|
    bịa|dựng|chế|chỉnh sửa|sửa ngày|mua bằng|bán bằng|người khác|anh họ|chị họ|mượn thẻ|thuê thẻ|trên giấy|
    không cần đi học|không cần học|bao đậu|bao soi|bao check|lo trọn gói|ghi tên|không làm thật`,
  GUARANTEED: `100%|bao đậu|bao ra|chắc chắn|cam kết|bảo đảm đậu|có người trong|quan hệ|người quen trong|bao trúng|tỷ lệ đậu|
    bao ký`,
  CERTIFICATE: `bằng|chứng chỉ|topik|bảng điểm|sổ tiết kiệm|chứng minh tài chính|giấy khám|giấy mời|xác nhận kinh nghiệm`,
  WITHOUT_EFFORT: `không cần thi|khỏi thi|không cần học|không cần đi học|bao soi|bao đậu|lấy ngay|lấy liền|ra ngay|3 ngày|
    trong tuần|chuẩn|nhận bằng|ảo|mua|bán|làm nhanh`,
  OTHERS_NAME: `tên người khác|thẻ của người khác|thẻ người khác|thẻ của anh|thẻ của chị|thẻ của bạn|giấy tờ của người khác|
    mượn tên|mượn thẻ|đứng tên hộ|đứng tên giùm|đứng tên giám đốc|trên giấy|lấy thẻ của`,
  EVASION: `kiểm tra chị báo trước|kiểm tra anh báo trước|kiểm tra sẽ báo|không sợ|không lo bị bắt|không ai kiểm tra|
    không kiểm tra|ko kiểm tra|không bị bắt|không bị phát hiện|xuất nhập cảnh không biết|xuất nhập cảnh ko biết|
    cục xuất nhập cảnh ko|cục xuất nhập cảnh không|không khai báo|không báo cáo|tránh chốt|trốn|né|có kiểm tra|
    đoàn kiểm tra|bị hỏi|hỏi thì nói|nếu hỏi|an toàn không`,
  FLIGHT_RISK: `trốn|ra ngoài làm|bỏ việc|bỏ ngang`,
  MARRIAGE: `kết hôn|cưới|hôn nhân|lấy chồng|lấy vợ|chồng hàn|vợ hàn|ly hôn`,
  SHAM: `kết hôn hợp đồng|cưới hợp đồng|phí kết hôn|tiền kết hôn|bao kết hôn|để lấy visa|giả|trên giấy|ở riêng|
    không cần ở|không sống|quốc tịch|trọn gói|lấy giấy`,
  WITHOUT_VISA: `không cần visa|ko cần visa|không visa|ko visa|không có visa|hết visa|hết hạn visa|visa hết|bất hợp pháp|bhp|
    du lịch|visa thăm thân|visa c3|c-3|quá hạn|không giấy tờ|du học sinh làm full|full time|không cần giấy tờ|
    ngoài luồng|chui`,
  ACCEPTED: `lo|thành|được|vẫn|ok|nhận|làm ngon|không sao|ko sao|thoải mái|đi làm|ở lại|làm việc|làm nông|có việc|yên tâm|
    bao|chuyển sang|đổi sang|xưởng`,
  MESSENGER: `qua signal|tải signal|dùng signal|app signal|tự xoá|tự xóa|quét mã qr|tin nhắn bí mật|fb riêng|nhắn fb|
    messenger|số nước ngoài|add mình|za lo|gia lô|zl|tele gram|qua line|add line|ib line|line nhé|line tiếp|
    mess riêng|ib riêng|inbox riêng|nhắn riêng|whatsap|wa|wechat|kênh tele|nhóm tele`,
  CONTACT: `nhắn|liên hệ|liên lạc|add|kết bạn|ib|inbox|nói chuyện|chat|gửi|tải|qua|hỏi`,
  LEAVE_CHAT: `đừng nhắn ở đây|không nhắn ở đây|ở đây không tiện|chuyển qua|chuyển sang|qua chỗ khác|ngoài app|ngoài này|
    app khác|họ đọc tin|sắp đóng`,
  EASY: `việc nhẹ|dễ|đơn giản|ai cũng làm|không cần kinh nghiệm|không kinh nghiệm|không cần bằng|không cần tay nghề|
    không cần tiếng|chỉ cần|bấm điện thoại|tại nhà|online|like|xem video|đánh máy|dán tem|rửa bát|dọn nhà|dọn dẹp|
    đóng gói|việc vặt|visa nào cũng|làm y vậy|nhẹ nhàng|vài tiếng|đảm bảo|mới vào|phát tờ rơi`,
  INVEST: `đầu tư|góp vốn|forex|cá cược|chứng khoán|tài xỉu`,
  PROFIT: `lãi|lợi nhuận|hoàn vốn|gấp đôi|sinh lời|mỗi ngày`,
  HIGH_PAY: `gấp 3|gấp ba|gấp 5|gấp năm|gấp 10|gấp mười|gấp mấy lần|mua nhà|mua xe|tỷ phú|triệu phú|giàu|ngồi không|
    không làm gì cũng|ngủ cũng ra tiền|không giới hạn thu nhập|lương siêu cao|lương cực cao|thu nhập cực cao|
    thu nhập siêu|tiền tỉ|tiền tỷ|một ngày bằng một tháng|bằng cả tháng lương|làm xưởng chi cho|việc nhẹ lương cao|
    lương khủng|thu nhập khủng|thu nhập không giới hạn|kiếm tiền nhanh|lãi suất cao|cam kết lợi nhuận|nhân đôi|
    thu nhập thụ động|đổi đời|hái ra tiền`,
  NO_DEMAND: `không cần thẻ|không cần gửi|đừng cho biết|không nói mã|tủ cá nhân|không cần mã|không cầm|không đụng|không thu|
    ko thu|không lấy|không giữ|ko giữ|không mất|không tốn|không cần cọc|không cọc|ko cọc|không phí|không cần nộp|
    không phải|không yêu cầu|không đòi|không cần đóng|miễn phí|free|tự giữ|tự cầm|không bị trừ|không trừ|
    không ai được|không được phép|không được giữ|không qua môi giới|không môi giới|không cần đặt|không dùng zalo|
    không dùng telegram|không kết bạn|không nhận|ko nhận|cấm|đừng gửi|đừng đưa|đừng nộp|đừng chuyển|
    không cần mật khẩu|không bao giờ|không xin|không hỏi mật khẩu|tự đứng tên`,
  WARNING: `bị lừa|kẻ lừa|là lừa|trò lừa|ai hỏi|ai bảo|ai đòi|ai yêu cầu|ai nói|ai gọi|ai nhắn|nếu có người|ai kêu|
    người nào đòi|nếu ai|gọi tới xưng|là giả|đều là|chặn|bên lừa|không liên quan|đừng nghe|đừng cho|không cho ai|
    phạm tội|có tội|cẩn thận|coi chừng|lừa đảo|giả mạo|mạo danh|báo ngay|báo công an|báo cảnh sát|báo cho|báo chị|
    báo anh|trình báo|tố cáo|112|1345|cảnh báo|phạm pháp|vi phạm|bị phạt|bị xử lý|trục xuất|là sai|đừng tin|
    đừng bao giờ|cúp máy|không phải người của|không hợp lệ|không tuyển|bị huỷ|bị hủy|phải có visa|visa hợp lệ`,
  REFUSAL: `không nhận|ko nhận|không tuyển|không thể nhận|không thuê|xin lỗi|phải có visa|phải xin|phải có giấy phép|
    hợp pháp|đúng luật|đàng hoàng|không được đi làm|bị từ chối|tự xin|khai báo đầy đủ`,
  PREFERRED: `ưu tiên|cô dâu|di dân|chúc mừng`,
  OTHER_USE: `phiên dịch|tình nguyện|tuyên truyền|buổi học|nhóm|gia đình|khách hàng quen|thực đơn|menu|thanh toán|dây chuyền|
    gọi về nhà|xem lịch|báo lịch|đặt món|bán hàng|livestream`,
  EMPLOYER_PAYS: `bảo lãnh visa|công ty bảo lãnh|chịu toàn bộ|tiền xe|tiền đi lại|cho tiền|tặng|ứng lương|ứng trước|thưởng|
    phụ cấp|trợ cấp|công ty chịu|công ty trả|công ty lo|công ty đóng|công ty thanh toán|công ty cấp|công ty hoàn|
    chủ trả|chủ lo|quán trả|quán lo|bên mình trả|bên mình chịu|bên em chịu|hoàn lại|trả lại tiền|hỗ trợ|phát|
    được cấp|trừ vào lương|trừ lương|theo luật|theo quy định|bao ăn|bao gồm|thối tiền`,
  HOUSING: `nhà ở|thuê nhà|tiền phòng|phòng trọ|phòng ở|phòng ký|trả phòng|nhận phòng|wifi|cửa|ký túc|ktx|wolse|jeonse|
    điện nước`,
  COPY: `bản sao|photo|phô tô|bản copy|scan`,
  SHOW: `khớp tên|tên trên|số hộ chiếu|theo người|đại sứ quán|bệnh viện|bảo hiểm|đăng ký|làm lại|sai tên|kiểm tra tuổi|
    địa chỉ|cấp mới|nhận thẻ|cửa khẩu|sân bay|photo|tự mình|trong người|cục xuất nhập cảnh|đổi thẻ|chụp hình|mang|
    đem|xem|kiểm tra visa|để kiểm tra|gia hạn|hết hạn|mất hộ chiếu|trả lại ngay|trả ngay|đối chiếu|xuất trình|
    còn hạn`,
  RETURN: `xuất nhập cảnh|đại sứ quán|bệnh viện|chỉ cần bản|chỉ cần photo|quầy|trả ngay|trả lại ngay|tại chỗ|xem xong|
    kiểm tra xong|liền tay`,
  FOR_WAGES: `tài khoản lương|ngân hàng nào|giúp mở tài khoản|hỗ trợ mở|lương sẽ|tiền lương|nhận lương|trả lương|chuyển lương|
    lương chuyển|lương trả|lương vào|lương được|lương về|chính chủ|đứng tên bạn|tài khoản của bạn|tự đứng tên|
    tk của bạn|dẫn ra ngân hàng|ngày lương|vào ngày`,
  PAY_RATE: `trong ngày|một ngày|mỗi ngày|/ngày|1 ngày|mỗi giờ|một giờ|một tháng|mỗi tháng|hàng tháng|trả cuối ngày`,
  ACCOUNT_NUMBER: `số tài khoản`,
  SHOP: `xe tải|tài xế|lái xe|bằng lái|khách sạn|món ăn|thối lại|tiền thừa|thu ngân|cửa hàng|quán|ca đêm|cuối ca|quầy|
    siêu thị|nhà hàng|bảo vệ|tiện lợi|nhân viên bán|bill|khách ăn|chợ|nhập hàng|khách trả tiền`,
}
