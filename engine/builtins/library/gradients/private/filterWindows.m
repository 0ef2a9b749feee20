% SPDX-License-Identifier: Apache-2.0
function [columns, outputs] = filterWindows(Z, sizes, kernel, options, spatial, fill, name)
% The windows of a picture (height, width, channels, observations) as columns: the elements of one over all channels a
% column, windows first, then observations; and how many windows there are down and across.
stride = pairOf(options.Stride, spatial);
dilation = pairOf(options.DilationFactor, spatial);
reach = (kernel - 1) .* dilation + 1;
padding = paddingOf(options.Padding, sizes(1:2), reach, stride, spatial, name);
if any(padding, 'all')
    padded = zeros([sizes(1:2) + sum(padding, 1), sizes(3:4)], 'like', Z) + fill;
    padded(padding(1, 1) + (1:sizes(1)), padding(1, 2) + (1:sizes(2)), :, :) = Z;
    Z = padded;
    sizes(1:2) = sizes(1:2) + sum(padding, 1);
end
outputs = floor((sizes(1:2) - reach) ./ stride) + 1;
if any(outputs < 1)
    error(['deep:dlarray:' name ':FilterTooLarge'], 'The filters are larger than the padded data.')
end
% Rows: elements of a window; columns: places where it is put.
down = (0:kernel(1) - 1)' * dilation(1) + (0:outputs(1) - 1) * stride(1);
across = (0:kernel(2) - 1)' * dilation(2) + (0:outputs(2) - 1) * stride(2);
places = 1 + reshape(down, kernel(1), 1, 1, outputs(1)) + sizes(1) * reshape(across, 1, kernel(2), 1, 1, outputs(2)) ...
    + sizes(1) * sizes(2) * reshape(0:sizes(3) - 1, 1, 1, []);
places = reshape(places, kernel(1) * kernel(2) * sizes(3), prod(outputs));
columns = reshape(Z, [], sizes(4));
columns = reshape(columns(places(:), :), size(places, 1), []);
end
function p = pairOf(x, spatial)
p = reshape(x, 1, []);
if isscalar(p)
    p = [p, p];
end
if spatial == 1
    p(2) = 1;
end
end
function p = paddingOf(x, sizes, reach, stride, spatial, name)
if ischar(x) || isstring(x)
    if ~strcmpi(x, 'same')
        error(['deep:dlarray:' name ':InvalidPadding'], 'Padding must be numbers or ''same''.')
    end
    total = max((ceil(sizes ./ stride) - 1) .* stride + reach - sizes, 0);
    p = [floor(total / 2); ceil(total / 2)];
elseif isscalar(x)
    p = [x, x; x, x];
elseif isequal(size(x), [2 2])
    p = x;
elseif spatial == 1
    p = [x(:), x(:)];
else
    p = [reshape(x, 1, 2); reshape(x, 1, 2)];
end
if spatial == 1
    p(:, 2) = 0;
end
end
