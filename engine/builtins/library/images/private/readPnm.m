% SPDX-License-Identifier: Apache-2.0
function [x, about] = readPnm(bytes)
% A portable bitmap, graymap or pixmap (P1 to P6), and [columns rows greatest value kind].
at = 3;
kind = double(bytes(2)) - '0';
plain = kind < 4;
binary = mod(kind, 3) == 1;
about = [0, 0, 1, kind];
for k = 1:3 - binary
    [about(k), at] = nextNumber(bytes, at);
end
columns = about(1);
rows = about(2);
top = about(3);
planes = 1 + 2*(mod(kind, 3) == 0);
count = columns*rows*planes;
if count == 0 || top < 1 || top > 65535, error('MATLAB:imagesci:pnm:corrupt', 'The file is no valid PNM image.'); end
if plain
    text = char(bytes(at:end)');
    if binary
        v = double(text(text == '0' | text == '1')) - '0';
    else
        v = sscanf(text, '%f');
    end
else
    at = at + 1;
    v = double(bytes(at:end));
    if binary
        wide = ceil(columns/8);
        v = v(1:min(wide*rows, end));
        bits = bitand(floor(v(:)'./2.^(7:-1:0)'), 1);
        bits = reshape(bits(:), 8*wide, []);
        v = bits(1:columns, :);
    elseif top > 255
        v = v(1:2:end - 1)*256 + v(2:2:end);
    end
end
v = v(:);
if numel(v) < count, error('MATLAB:imagesci:pnm:corrupt', 'The file ends too early.'); end
x = permute(reshape(v(1:count), planes, columns, rows), [3 2 1]);
if binary
    x = x == 0;
elseif top > 255
    x = uint16(x*(65535/top));
else
    x = uint8(x*(255/top));
end
end

function [v, at] = nextNumber(bytes, at)
v = 0;
while at <= numel(bytes) && ~(bytes(at) >= '0' && bytes(at) <= '9')
    if bytes(at) == '#'
        while at <= numel(bytes) && bytes(at) ~= 10, at = at + 1; end
    end
    at = at + 1;
end
while at <= numel(bytes) && bytes(at) >= '0' && bytes(at) <= '9'
    v = v*10 + double(bytes(at)) - '0';
    at = at + 1;
end
end
