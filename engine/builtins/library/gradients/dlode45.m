% SPDX-License-Identifier: Apache-2.0
function Y = dlode45(odefun, tspan, Y0, theta, varargin)
% Solution of y' = odefun(t,y,theta) from Y0 at tspan(2:end), by the pair of Dormand and Prince; gradients go through every step. Of more than one time they are a dimension 'T'. 'RelativeTolerance' 1e-3, 'AbsoluteTolerance' 1e-6, 'InitialStepSize', 'MaxStepSize', 'DataFormat', 'GradientMode' ("direct").
if nargin < 4
    error('MATLAB:minrhs', 'Not enough input arguments.')
end
options = gradientOptions(struct('DataFormat', '', 'RelativeTolerance', 1e-3, 'AbsoluteTolerance', 1e-6, ...
    'InitialStepSize', [], 'MaxStepSize', [], 'GradientMode', 'direct'), varargin, 'dlode45');
times = double(reshape(constantOf(tspan), 1, []));
if numel(times) < 2 || ~(all(diff(times) > 0) || all(diff(times) < 0))
    error('deep:dlode45:InvalidTimes', 'Times must be two or more, each after or each before the one that precedes it.')
end
labels = '';
if isdlarray(Y0)
    labels = dims(Y0);
end
if isempty(labels) && ~isempty(options.DataFormat)
    Y0 = dlarray(Y0, options.DataFormat);
end
direction = sign(times(2) - times(1));
longest = options.MaxStepSize;
if isempty(longest)
    longest = abs(times(end) - times(1)) / 10;
end
floorOf = options.AbsoluteTolerance / options.RelativeTolerance;
t = times(1);
y = Y0;
k1 = odefun(t, y, theta);
h = options.InitialStepSize;
if isempty(h)
    h = min(longest, abs(times(2) - times(1)));
    rate = largest(k1, y, y, floorOf) / (0.8 * options.RelativeTolerance^(1 / 5));
    if h * rate > 1
        h = 1 / rate;
    end
end
reached = cell(1, numel(times) - 1);
for n = 2:numel(times)
    while t ~= times(n)
        step = min([h, longest, abs(times(n) - t)]);
        [next, slope, estimate] = stepOf(odefun, t, y, theta, k1, direction * step);
        wrong = step * largest(estimate, y, next, floorOf) / options.RelativeTolerance;
        if wrong > 1
            h = step * max(0.1, 0.8 * wrong^(-1 / 5));
            if h < 16 * eps(t)
                error('deep:dlode45:StepTooSmall', 'The tolerances cannot be met at t = %g without a step below %g.', t, 16 * eps(t))
            end
            continue
        end
        if step == abs(times(n) - t)
            t = times(n);
        else
            t = t + direction * step;
        end
        y = next;
        k1 = slope;
        grown = step * min(5, max(0.2, 0.8 * max(wrong, 1e-10)^(-1 / 5)));
        h = max(grown, h * (step < h)); % a step that a time cut short says nothing against a long one
    end
    reached{n - 1} = y;
end
Y = reached{1};
if numel(reached) > 1
    Y = joined(reached);
end
if isempty(labels) && ~isempty(options.DataFormat)
    Y = stripdims(Y);
end
end
function [next, slope, estimate] = stepOf(f, t, y, theta, k1, h)
k2 = f(t + h / 5, y + h * (k1 / 5), theta);
k3 = f(t + 3 * h / 10, y + h * (3 / 40 * k1 + 9 / 40 * k2), theta);
k4 = f(t + 4 * h / 5, y + h * (44 / 45 * k1 - 56 / 15 * k2 + 32 / 9 * k3), theta);
k5 = f(t + 8 * h / 9, y + h * (19372 / 6561 * k1 - 25360 / 2187 * k2 + 64448 / 6561 * k3 - 212 / 729 * k4), theta);
k6 = f(t + h, y + h * (9017 / 3168 * k1 - 355 / 33 * k2 + 46732 / 5247 * k3 + 49 / 176 * k4 - 5103 / 18656 * k5), theta);
next = y + h * (35 / 384 * k1 + 500 / 1113 * k3 + 125 / 192 * k4 - 2187 / 6784 * k5 + 11 / 84 * k6);
slope = f(t + h, next, theta);
% The estimate decides about the step alone: no gradient goes through it.
estimate = 71 / 57600 * constantOf(k1) - 71 / 16695 * constantOf(k3) + 71 / 1920 * constantOf(k4) ...
    - 17253 / 339200 * constantOf(k5) + 22 / 525 * constantOf(k6) - 1 / 40 * constantOf(slope);
end
function r = largest(x, a, b, floorOf)
scale = max(max(abs(constantOf(a)), abs(constantOf(b))), floorOf);
r = max(abs(double(constantOf(x))) ./ double(scale), [], 'all');
end
function Y = joined(all)
labels = '';
if isdlarray(all{1})
    labels = dims(all{1});
end
if isempty(labels)
    Y = cat(ndims(all{1}) + 1, all{:});
    return
end
all = cellfun(@stripdims, all, 'UniformOutput', false);
Y = dlarray(cat(numel(labels) + 1, all{:}), [labels, 'T']);
end
