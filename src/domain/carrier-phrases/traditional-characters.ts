/** Simplified characters in the Chinese phrases, each with its traditional form. */
const PAIRS =
  '业業 丢丟 与與 为為 买買 亲親 仓倉 从從 们們 价價 传傳 储儲 关關 内內 凭憑 划劃 创創 务務 区區 单單 卖賣 卫衛 发發 号號 启啟 员員 国國 场場 ' +
  '坏壞 处處 备備 将將 尝嘗 开開 异異 弃棄 录錄 归歸 户戶 扫掃 护護 报報 担擔 择擇 拣揀 拦攔 损損 换換 据據 数數 断斷 无無 时時 暂暫 机機 来來 条條 柜櫃 标標 ' +
  '检檢 楼樓 毁毀 毕畢 没沒 滞滯 满滿 灭滅 点點 现現 电電 盗盜 确確 码碼 离離 称稱 税稅 签簽 约約 线線 终終 经經 结結 给給 编編 缴繳 网網 罚罰 联聯 营營 补補 ' +
  '装裝 订訂 计計 认認 证證 诉訴 试試 话話 详詳 误誤 请請 调調 败敗 货貨 费費 资資 踪蹤 车車 转轉 输輸 达達 迁遷 过過 运運 还還 进進 违違 迟遲 递遞 遗遺 邮郵 邻鄰 ' +
  '铺鋪 销銷 错錯 长長 门門 闭閉 问問 间間 难難 顺順 预預 领領 题題 飞飛 马馬 驿驛 验驗 骑騎 齐齊';

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([simplified = '', traditional = '']) => [simplified, traditional]),
);

/** A phrase in simplified characters as an expression that matches traditional ones as well. */
export function withTraditionalCharacters(phrase: string): string {
  return Array.from(phrase, (character) => {
    const traditional = TRADITIONAL.get(character);
    return traditional === undefined ? character : `[${character}${traditional}]`;
  }).join('');
}
