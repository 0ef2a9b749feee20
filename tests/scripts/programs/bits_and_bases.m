% CRC, Hamming codes, Gray codes, dec2bin tables, typecast
data = uint8('123456789');
crc = uint32(hex2dec('FFFFFFFF'));
poly = uint32(hex2dec('EDB88320'));
for b = data
    crc = bitxor(crc, uint32(b));
    for k = 1:8
        if bitand(crc, 1)
            crc = bitxor(bitshift(crc, -1), poly);
        else
            crc = bitshift(crc, -1);
        end
    end
end
crc = bitxor(crc, intmax('uint32'));
fprintf('%s\n', dec2hex(crc));
gray = arrayfun(@(n) bitxor(n, floor(n/2)), 0:7);
disp(dec2bin(gray, 3));
dec2bin(5), dec2bin([1 2; 3 4]), dec2bin(0, 4), dec2hex(255, 4), dec2base(100, 7), bin2dec({'101'; '1 1 1'})
dec2bin(-1), dec2bin(int8(-128))
bitshift(uint8(255), 1), bitshift(uint8(255), -9), bitshift(16, [-1 1 2]), bitshift(int8(-8), -1)
bitcmp(uint8(5)), bitget(uint8(5), 8:-1:1), bitset(uint8(0), [1 8]), bitset(7, 2, 0)
typecast(single(1), 'uint32'), typecast(uint8([0 0 128 63]), 'single'), typecast(int16(-1), 'uint16')
x = uint8(200) + 100, y = uint8(5) - 10, z = int8(-128) * -1, -int8(-128), abs(int8(-128))
int32(7)/int32(2), int32(-7)/2, idivide(int32(7), int32(2)), idivide(int32([7 -7]), 2, 'floor'), idivide(int32(7), int32(2), 'round'), idivide(int32(-7), int32(2), 'ceil')
mod(int8(-7), 3), rem(int8(-7), 3), mod(-7, 3), mod(5.5, -2), mod(3, 0), rem(3, 0), mod(uint8(3), uint8(0))
int32(5)/0, int32(-5)/0, int32(0)/0, uint8(3.5), uint8(2.5), int8(-2.5), int64(9007199254740993)
intmax('int64') - 1, intmax('int64') + 1, intmin('int64') - 1, uint64(18446744073709551615) - 1, int64(9223372036854775807) / 2, intmax('uint64') * 0.5
bitor(uint64(2^53), uint64(1)), bitshift(uint64(1), 63), double(bitshift(uint64(1), 63)) == 2^63
5:int8(8), class(ans), int8(1):int8(3):int8(12), class(single(1):3)
popcount = sum(dec2bin(2983) == '1')
swapped = swapbytes(uint16([1 256]))
bits = reshape(dec2bin('Hi', 8).' - '0', 1, [])
char(bin2dec(reshape(char(bits + '0'), 8, []).')).'
flintmax + 1 == flintmax, flintmax('single'), realmin, eps(1e10), eps('single')
num2hex(pi), num2hex(single(1)), hex2num('400921fb54442d18')
xor(true, [true false]), any([0 0; 0 1]), all([1 1; 0 1]), ~[1 0 2]
true + true, class(true + true), class(true & 1), -true, class(single(1) + 1), class(int8(1) * 2.5), class('a' + 1), class(['a' 66]), class([single(1) 2]), class([int8(1) 2.7]), [int8(1) 2.7], class({}), [int8(100) int16(1000)], class([true 2]), ['a' true], class([true 'a'])
