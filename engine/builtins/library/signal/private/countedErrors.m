% SPDX-License-Identifier: Apache-2.0
function [number, rate] = countedErrors(each, along, parts)
% Numbers of errors along a dimension, or of all, and their part.
if along == 0, number = sum(each(:)); rate = number/(numel(each)*parts);
else, number = sum(each, along); rate = number/(size(each, along)*parts);
end
end
