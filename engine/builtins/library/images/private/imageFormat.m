% SPDX-License-Identifier: Apache-2.0
function format = imageFormat(bytes)
% The format of an image file by its first bytes: 'png', 'jpg', 'bmp', 'gif', 'tif', 'pnm' or ''.
format = '';
if numel(bytes) < 4, return, end
head = double(bytes(1:4)');
if isequal(head, [137 80 78 71])
    format = 'png';
elseif isequal(head(1:2), [255 216])
    format = 'jpg';
elseif isequal(char(head(1:2)), 'BM')
    format = 'bmp';
elseif isequal(char(head(1:3)), 'GIF')
    format = 'gif';
elseif isequal(head, [73 73 42 0]) || isequal(head, [77 77 0 42])
    format = 'tif';
elseif head(1) == 'P' && head(2) >= '1' && head(2) <= '6'
    format = 'pnm';
end
end
