% SPDX-License-Identifier: Apache-2.0
function Y = softmax(X, varargin)
% Exponentials of X that sum to 1 along the channel dimension ('C' of the labels, or of 'DataFormat').
options = gradientOptions(struct('DataFormat', ''), varargin, 'softmax');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'softmax');
channel = channelOf(format, 'softmax');
E = exp(Z - constantOf(max(Z, [], channel)));
Y = restoredData(E ./ sum(E, channel), format, labelled, options.DataFormat);
end
