% SPDX-License-Identifier: Apache-2.0
function out = tiffPacked(bytes, how)
% Bytes of a strip or tile, compressed as the tag Compression says.
bytes = bytes(:);
switch how
    case 1, out = bytes;
    case {8, 32946}, out = deflated(bytes, 15);
    case 32773, out = packBits(double(bytes));
    case 5, out = lzw(double(bytes));
end
end

function out = packBits(x)
% Runs of three and more equal bytes, and what is between them.
n = numel(x);
starts = [1; find(diff(x) ~= 0) + 1];
lengths = diff([starts; n + 1]);
out = cell(1, 0);
from = 1;
for k = reshape(find(lengths > 2), 1, [])
    out = literals(out, x(from:starts(k) - 1));
    many = lengths(k);
    while many > 0
        now = min(many, 128);
        if now == 1, out{end + 1} = [0; x(starts(k))]; else, out{end + 1} = [257 - now; x(starts(k))]; end
        many = many - now;
    end
    from = starts(k) + lengths(k);
end
out = literals(out, x(from:n));
out = uint8(vertcat(out{:}));
end

function out = literals(out, x)
for from = 1:128:numel(x)
    part = x(from:min(from + 127, end));
    out{end + 1} = [numel(part) - 1; part];
end
end

function out = lzw(x)
% Codes of 9 to 12 bits; the table begins anew when it is full.
codes = zeros(2*numel(x) + 3, 1);
widths = codes;
children = zeros(256, 4096); % the code of a string and one byte more
n = 1;
codes(1) = 256; widths(1) = 9;
next = 258;
width = 9;
now = x(1);
for k = 2:numel(x)
    c = x(k) + 1;
    longer = children(c, now + 1);
    if longer > 0
        now = longer;
        continue
    end
    n = n + 1;
    codes(n) = now; widths(n) = width;
    children(c, now + 1) = next;
    next = next + 1;
    if next == 4095
        n = n + 1;
        codes(n) = 256; widths(n) = 12;
        children(:) = 0;
        next = 258;
        width = 9;
    elseif next == 2^width
        width = width + 1;
    end
    now = c - 1;
end
n = n + 1;
codes(n) = now; widths(n) = width;
next = next + 1;
if next == 2^width && width < 12, width = width + 1; end
n = n + 1;
codes(n) = 257; widths(n) = width;
codes = codes(1:n); widths = widths(1:n);
ends = cumsum(widths);
bits = zeros(8*ceil(ends(end)/8), 1);
for b = 0:11
    has = widths > b;
    bits(ends(has) - b) = mod(floor(codes(has)/2^b), 2);
end
out = uint8(([128 64 32 16 8 4 2 1]*reshape(bits, 8, []))');
end
