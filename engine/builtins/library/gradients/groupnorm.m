% SPDX-License-Identifier: Apache-2.0
function Y = groupnorm(X, numGroups, offset, scaleFactor, varargin)
% Each group of channels of each observation with mean 0 and variance 1, then scaled and shifted by channel: a number of groups, "all-channels" (one) or "channel-wise" (each by itself); 'Epsilon', 'DataFormat'.
options = gradientOptions(struct('DataFormat', '', 'Epsilon', 1e-5), varargin, 'groupnorm');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'groupnorm');
c = channelOf(format, 'groupnorm');
sizes = [size(Z), ones(1, numel(format) - ndims(Z))];
if ischar(numGroups) || isstring(numGroups)
    switch lower(char(numGroups))
        case 'all-channels'
            numGroups = 1;
        case 'channel-wise'
            numGroups = sizes(c);
        otherwise
            error('deep:dlarray:groupnorm:InvalidGroups', 'Groups must be a number, "all-channels" or "channel-wise".')
    end
end
if mod(sizes(c), numGroups) ~= 0
    error('deep:dlarray:groupnorm:InvalidGroups', '%d channels cannot be divided into %d groups.', sizes(c), numGroups)
end
Z = reshape(Z, [sizes(1:c - 1), sizes(c) / numGroups, numGroups, sizes(c + 1:end)]);
over = [find(format == 'S'), c, find(format == 'T') + 1];
Z = reshape(normalised(Z, over, options.Epsilon), [sizes, ones(1, 2 - numel(sizes))]);
Y = Z .* byChannel(scaleFactor, format, 'groupnorm') + byChannel(offset, format, 'groupnorm');
Y = restoredData(Y, format, labelled, options.DataFormat);
end
