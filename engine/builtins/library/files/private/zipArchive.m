% SPDX-License-Identifier: Apache-2.0
function bytes = zipArchive(names, contents, times)
% The bytes of a zip archive of entries: names, bytes, and a row of datevec for each.
body = zeros(0, 1, 'uint8');
central = zeros(0, 1, 'uint8');
for k = 1:numel(names)
    b = contents{k};
    packed = deflated(b, -15);
    method = 8;
    if numel(packed) >= numel(b), packed = b; method = 0; end
    name = unicode2native(names{k}, 'UTF-8')';
    t = times(k, :);
    clock = [uint16(t(4)*2048 + t(5)*32 + floor(t(6)/2)), uint16((t(1) - 1980)*512 + t(2)*32 + t(3))];
    common = [little([20, 2048, method], 'uint16'); little(clock, 'uint16'); little(checksum(b), 'uint32'); ...
        little([numel(packed), numel(b)], 'uint32'); little([numel(name), 0], 'uint16')];
    central = [central; uint8([80 75 1 2]'); little(20, 'uint16'); common; little([0 0 0], 'uint16'); ...
        little([0, numel(body)], 'uint32'); name];
    body = [body; uint8([80 75 3 4]'); common; name; packed(:)];
end
n = numel(names);
bytes = [body; central; uint8([80 75 5 6]'); little([0 0 n n], 'uint16'); little([numel(central), numel(body)], 'uint32'); little(0, 'uint16')];
end

function b = little(x, class)
b = typecast(cast(x(:)', class), 'uint8')';
end
