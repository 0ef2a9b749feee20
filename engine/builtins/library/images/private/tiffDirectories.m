% SPDX-License-Identifier: Apache-2.0
function [directories, order] = tiffDirectories(bytes)
% The fields of each image in a TIFF file's bytes, by their tags' names (Tag_N for others), and order, which has the byte order and whether
% offsets have 64 bits.
bytes = bytes(:);
if numel(bytes) < 8, damaged('the file ends too early'); end
order = struct('big', bytes(1) == 'M', 'wide', false);
version = number(bytes, 2, 'uint16', order);
order.wide = version == 43;
if ~any(version == [42 43]), damaged('it is no TIFF file'); end
known = tiffTags();
names = containers.Map([known{:, 2}], known(:, 1)');
if order.wide, at = number(bytes, 8, 'uint64', order); else, at = number(bytes, 4, 'uint32', order); end
directories = {};
seen = zeros(1, 0);
while at > 0
    if any(seen == at), damaged('its pages form a ring'); end
    seen(end + 1) = at;
    [directories{end + 1}, at] = directory(bytes, at, order, names);
end
end

function [d, next] = directory(bytes, at, order, names)
kinds = {'uint8', 'uint8', 'uint16', 'uint32', 'uint32', 'int8', 'uint8', 'int16', 'int32', 'int32', 'single', 'double', 'uint32', '', '', ...
    'uint64', 'int64', 'uint64'};
sizes = [1 1 2 4 8 1 1 2 4 8 4 8 4 0 0 8 8 8];
if order.wide
    count = number(bytes, at, 'uint64', order); from = at + 8; step = 20; room = 8;
else
    count = number(bytes, at, 'uint16', order); from = at + 2; step = 12; room = 4;
end
d = struct();
for k = 1:count
    e = from + (k - 1)*step;
    tag = number(bytes, e, 'uint16', order);
    type = number(bytes, e + 2, 'uint16', order);
    if order.wide, many = number(bytes, e + 4, 'uint64', order); else, many = number(bytes, e + 4, 'uint32', order); end
    if type < 1 || type > numel(sizes) || sizes(type) == 0, continue, end
    place = e + step - room;
    if many*sizes(type) > room
        if order.wide, place = number(bytes, place, 'uint64', order); else, place = number(bytes, place, 'uint32', order); end
    end
    many = many*(1 + any(type == [5 10]));
    value = double(numbers(bytes, place, many, kinds{type}, order));
    if type == 2
        value = char(value(1:end - (many > 0 && value(end) == 0)));
    elseif any(type == [5 10])
        value = value(1:2:end)./value(2:2:end);
    end
    if isKey(names, tag), name = names(tag); else, name = sprintf('Tag_%d', tag); end
    d.(name) = value;
end
if order.wide, next = number(bytes, from + count*step, 'uint64', order); else, next = number(bytes, from + count*step, 'uint32', order); end
end

function v = number(bytes, at, kind, order)
v = double(numbers(bytes, at, 1, kind, order));
end

function v = numbers(bytes, at, many, kind, order)
sizes = struct('uint8', 1, 'int8', 1, 'uint16', 2, 'int16', 2, 'uint32', 4, 'int32', 4, 'single', 4, 'double', 8, 'uint64', 8, 'int64', 8);
last = at + many*sizes.(kind);
if last > numel(bytes), damaged('the file ends too early'); end
v = reshape(typecast(bytes(at + 1:last), kind), 1, []);
if order.big, v = swapbytes(v); end
end

function damaged(why)
error('MATLAB:imagesci:tif:libraryFailure', 'Unable to read or write the tif image: %s.', why);
end
