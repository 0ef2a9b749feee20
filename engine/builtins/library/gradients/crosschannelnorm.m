% SPDX-License-Identifier: Apache-2.0
function Y = crosschannelnorm(X, windowSize, varargin)
% Each element over a power of the squares of its neighbours in the channels of a window: X ./ (K + Alpha*sum/windowSize).^Beta, with 'Alpha' 1e-4, 'Beta' 0.75, 'K' 2.
options = gradientOptions(struct('DataFormat', '', 'Alpha', 1e-4, 'Beta', 0.75, 'K', 2), varargin, 'crosschannelnorm');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'crosschannelnorm');
c = channelOf(format, 'crosschannelnorm');
sizes = [size(Z), ones(1, numel(format) - ndims(Z))];
sizes(end + 1:2) = 1;
channels = sizes(c);
% The window of channel j: as many before it as after, one more after when the size is even.
distance = (1:channels)' - (1:channels);
window = double(distance >= -floor((windowSize - 1) / 2) & distance <= floor(windowSize / 2));
pages = reshape(Z.^2, prod(sizes(1:c - 1)), channels, []);
squares = reshape(pagemtimes(pages, window), sizes);
Y = Z ./ (options.K + options.Alpha / windowSize * squares).^options.Beta;
Y = restoredData(Y, format, labelled, options.DataFormat);
end
