% SPDX-License-Identifier: Apache-2.0
function Y = dlconv(X, weights, bias, varargin)
% Convolution (without flipping) over one or two spatial dimensions: weights are height-by-width-by-channels-by-filters; 'Stride', 'Padding' (number, vector, matrix or "same"), 'DilationFactor'.
options = gradientOptions(struct('DataFormat', '', 'Stride', 1, 'Padding', 0, 'DilationFactor', 1), varargin, 'dlconv');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'dlconv');
spatial = sum(format == 'S');
rest = format(format ~= 'S' & format ~= 'C');
if spatial < 1 || spatial > 2 || numel(rest) > 1
    error('deep:dlarray:dlconv:UnsupportedFormat', 'The data must have one or two spatial dimensions, channels and observations.')
end
% One spatial dimension is a picture of width 1.
sizes = [size(Z), ones(1, numel(format) - ndims(Z))];
if spatial == 1
    sizes = [sizes(1), 1, sizes(2:end)];
    weights = reshape(stripped(weights), size(weights, 1), 1, size(weights, 2), []);
end
sizes(end + 1:4) = 1;
Z = reshape(Z, sizes(1:4));
W = stripped(weights);
[kernel(1), kernel(2), channels, filters] = size(W);
if channels ~= sizes(3)
    error('deep:dlarray:dlconv:ChannelMismatch', 'The weights have %d channels and the data %d.', channels, sizes(3))
end
stride = pairOf(options.Stride, spatial);
dilation = pairOf(options.DilationFactor, spatial);
reach = (kernel - 1) .* dilation + 1;
padding = paddingOf(options.Padding, sizes(1:2), reach, stride, spatial);
if any(padding, 'all')
    padded = zeros([sizes(1:2) + sum(padding, 1), sizes(3:4)], 'like', Z);
    padded(padding(1, 1) + (1:sizes(1)), padding(1, 2) + (1:sizes(2)), :, :) = Z;
    Z = padded;
    sizes(1:2) = sizes(1:2) + sum(padding, 1);
end
outputs = floor((sizes(1:2) - reach) ./ stride) + 1;
if any(outputs < 1)
    error('deep:dlarray:dlconv:FilterTooLarge', 'The filters are larger than the padded data.')
end
% Rows: elements of a filter; columns: places where it is put.
down = (0:kernel(1) - 1)' * dilation(1) + (0:outputs(1) - 1) * stride(1);
across = (0:kernel(2) - 1)' * dilation(2) + (0:outputs(2) - 1) * stride(2);
places = 1 + reshape(down, kernel(1), 1, 1, outputs(1)) + sizes(1) * reshape(across, 1, kernel(2), 1, 1, outputs(2)) ...
    + sizes(1) * sizes(2) * reshape(0:channels - 1, 1, 1, []);
places = reshape(places, kernel(1) * kernel(2) * channels, prod(outputs));
columns = reshape(Z, [], sizes(4));
columns = reshape(columns(places(:), :), size(places, 1), []);
Y = reshape(W, size(places, 1), filters).' * columns + reshape(stripped(bias), [], 1);
Y = permute(reshape(Y, filters, outputs(1), outputs(2), sizes(4)), [2 3 1 4]);
if spatial == 1
    Y = reshape(Y, outputs(1), filters, sizes(4));
end
Y = restoredData(Y, [repmat('S', 1, spatial), 'C', rest], labelled, options.DataFormat);
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
function p = paddingOf(x, sizes, reach, stride, spatial)
if ischar(x) || isstring(x)
    if ~strcmpi(x, 'same')
        error('deep:dlarray:dlconv:InvalidPadding', 'Padding must be numbers or ''same''.')
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
