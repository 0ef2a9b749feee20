% SPDX-License-Identifier: Apache-2.0
function Y = dlconv(X, weights, bias, varargin)
% Convolution (without flipping) over one or two spatial dimensions: weights are height-by-width-by-channels-by-filters, with a last dimension for groups of channels; 'Stride', 'Padding' (number, vector, matrix or "same"), 'DilationFactor'.
options = gradientOptions(struct('DataFormat', '', 'Stride', 1, 'Padding', 0, 'DilationFactor', 1), varargin, 'dlconv');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'dlconv');
channelOf(format, 'dlconv');
[Z, sizes, spatial, rest] = pictureOf(Z, format, 'dlconv');
W = stripped(weights);
if spatial == 1
    W = reshape(W, size(W, 1), 1, size(W, 2), size(W, 3), []);
end
[kernel(1), kernel(2), channels, filters, groups] = size(W);
if channels * groups ~= sizes(3)
    error('deep:dlarray:dlconv:ChannelMismatch', 'The weights have %d channels and the data %d.', channels * groups, sizes(3))
end
parts = cell(1, groups);
for g = 1:groups
    part = Z;
    if groups > 1
        part = Z(:, :, (g - 1) * channels + (1:channels), :);
    end
    [columns, outputs] = filterWindows(part, [sizes(1:2), channels, sizes(4)], kernel, options, spatial, 0, 'dlconv');
    parts{g} = reshape(W(:, :, :, :, g), size(columns, 1), filters).' * columns;
end
Y = vertcat(parts{:}) + reshape(stripped(bias), [], 1);
filters = filters * groups;
Y = permute(reshape(Y, filters, outputs(1), outputs(2), sizes(4)), [2 3 1 4]);
if spatial == 1
    Y = reshape(Y, outputs(1), filters, sizes(4));
end
Y = restoredData(Y, [repmat('S', 1, spatial), 'C', rest], labelled, options.DataFormat);
end
