% SPDX-License-Identifier: Apache-2.0
function w = analyticWavelet(name, o, n)
% A wavelet of cwt by its Fourier transform: response, centre (where it is 2, the largest), deviation in time, and the scales that n samples hold.
switch name
    case 'morse'
        gamma_ = o.WaveletParameters(1);
        beta_ = o.WaveletParameters(2)/gamma_;
        w.centre = (beta_/gamma_)^(1/gamma_);
        % In logarithms, so that large powers do not overflow: 0 at the peak.
        w.response = @(v) 2*(v > 0).*exp(beta_*log(max(v, realmin)/w.centre) - (max(v, 0).^gamma_ - w.centre^gamma_));
        moment = @(p) gammaln((2*p + 1)/gamma_) - (2*p + 1)/gamma_*log(2);
        base = moment(beta_);
        w.deviation = sqrt(beta_^2*exp(moment(beta_ - 1) - base) + gamma_^2*exp(moment(beta_ + gamma_ - 1) - base) ...
            - 2*beta_*gamma_*exp(moment(beta_ + gamma_/2 - 1) - base));
        edge = fzero(@(v) w.response(v) - 1, [w.centre, 10*w.centre]);
    case 'amor'
        w.centre = 6;
        w.deviation = sqrt(2);
        w.response = @(v) 2*(v > 0).*exp(-(v - 6).^2/2);
        edge = 6 + sqrt(2*log(10));
    otherwise
        w.centre = 5;
        w.deviation = 5.847705;
        w.response = @(v) bump((v - 5)/0.6);
        edge = 5 + 0.6*sqrt(1 - 1/(1 + log(10)));
end
smallest = edge/pi;
largest = max(floor(n/(2*w.deviation)), smallest*2^(1/o.VoicesPerOctave));
if ~isempty(o.limits)
    smallest = max(smallest, w.centre/(2*pi*o.limits(2)));
    if o.limits(1) > 0, largest = min(largest, w.centre/(2*pi*o.limits(1))); end
    largest = max(largest, smallest*2^(1/o.VoicesPerOctave));
elseif ~isempty(o.NumOctaves)
    largest = min(largest, smallest*2^o.NumOctaves);
end
w.scales = smallest*2.^((0:floor(log2(largest/smallest)*o.VoicesPerOctave + 1e-9))/o.VoicesPerOctave);
end

function y = bump(v)
inside = abs(v) < 1;
near = max(1 - v.^2, 1e-3);
y = 2*inside.*exp(1 - 1./near);
end
