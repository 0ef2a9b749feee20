% SPDX-License-Identifier: Apache-2.0
function Y = pooled(X, poolsize, pairs, fill, name, combine)
% One number for each window of each channel; a pool of the size "global" is the whole picture.
options = gradientOptions(struct('DataFormat', '', 'Stride', 1, 'Padding', 0, 'DilationFactor', 1), pairs, name);
[Z, format, labelled] = labelledData(X, options.DataFormat, name);
channelOf(format, name);
[Z, sizes, spatial, rest] = pictureOf(Z, format, name);
if ischar(poolsize) || isstring(poolsize)
    if ~strcmpi(poolsize, 'global')
        error(['deep:dlarray:' name ':InvalidPoolSize'], 'The size of the pool must be numbers or "global".')
    end
    poolsize = sizes(1:spatial);
end
kernel = reshape(poolsize, 1, []);
if isscalar(kernel)
    kernel = [kernel, kernel];
end
if spatial == 1
    kernel(2) = 1;
end
% Each channel is a picture of its own.
apart = [sizes(1:2), 1, sizes(3) * sizes(4)];
[columns, outputs] = filterWindows(reshape(Z, apart), apart, kernel, options, spatial, fill, name);
Y = reshape(combine(columns), outputs(1), outputs(2), sizes(3), sizes(4));
if spatial == 1
    Y = reshape(Y, outputs(1), sizes(3), sizes(4));
end
Y = restoredData(Y, [repmat('S', 1, spatial), 'C', rest], labelled, options.DataFormat);
end
