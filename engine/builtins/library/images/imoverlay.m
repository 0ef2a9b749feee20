% SPDX-License-Identifier: Apache-2.0
function y = imoverlay(x, mask, colour)
% The image (uint8, colour) with the pixels of a mask in one colour: a name's letter or [r g b], yellow.
% Example: y = imoverlay(uint8([10 20]), logical([0 1]), [1 0 0]);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, colour = [1 1 0]; end
names = struct('red', [1 0 0], 'green', [0 1 0], 'blue', [0 0 1], 'cyan', [0 1 1], 'magenta', [1 0 1], 'yellow', [1 1 0], 'black', [0 0 0], 'white', [1 1 1]);
if isText(colour)
    word = lower(char(colour));
    letters = struct('r', 'red', 'g', 'green', 'b', 'blue', 'c', 'cyan', 'm', 'magenta', 'y', 'yellow', 'k', 'black', 'w', 'white');
    if isfield(letters, word), word = letters.(word); end
    colour = names.(validatestring(word, fieldnames(names), 'imoverlay', 'COLOR', 3));
end
y = im2uint8(x);
if size(y, 3) == 1, y = repmat(y, [1 1 3]); end
for k = 1:3
    p = y(:, :, k);
    p(mask ~= 0) = uint8(round(255*colour(k)));
    y(:, :, k) = p;
end
end
