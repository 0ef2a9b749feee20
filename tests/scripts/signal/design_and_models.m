% Filter design, transforms and models of signals; the first lines are what SciPy 1.17 gives, too (firpm to its grid).
p=@(n,varargin) fprintf('%s %s\n', n, sprintf('%.5g ', varargin{:}));
c=@(v) [real(v(:).'); imag(v(:).')];
[b,a]=bilinear([1 2],[1 3 5],4); p('bilinear',b,a); [z,q,k]=bilinear(-2,[-1;-3],1,4); p('bilzpk',z,q,k);
[b,a]=lp2lp([1 2],[1 3 5],10); p('lp2lp',b,a); [b,a]=lp2hp([1 2],[1 3 5],10); p('lp2hp',b,a); [b,a]=lp2bp([1 2],[1 3 5],10,2); p('lp2bp',b,a); [b,a]=lp2bs([1 2],[1 3 5],10,2); p('lp2bs',b,a);
[z,q,k]=besselap(4); p('besselap',sort(real(q)),k); [z,q,k]=besselap(12); p('besselap12',min(real(q))); [b,a]=besself(3,100); p('besself',b,a);
[z,q,k]=cheb2ap(3,40); p('cheb2ap',sort(real(q)),k);
[n,w]=ellipord(0.2,0.3,1,40); p('ellipord',n,w); [n,w]=cheb2ord(0.2,0.3,1,40); p('cheb2ord',n,w); [n,w]=cheb2ord([0.2 0.5],[0.1 0.6],1,40); p('cheb2ordb',n,w);
h=firpm(20,[0 0.3 0.4 1],[1 1 0 0]); p('firpm',h(1:11)); h=firpm(21,[0 0.3 0.4 1],[1 1 0 0],[1 10]); p('firpm21',h(1:11)); h=firpm(31,[0.05 0.95],[1 1],'hilbert'); p('hilb',h(1:6)); h=firpm(20,[0 0.2 0.3 0.6 0.7 1],[0 0 1 1 0 0]); p('firpmbp',h(1:11));
p('chebwin',chebwin(7,60),chebwin(8,60)); p('taylor',taylorwin(6)); [E,V]=dpss(16,2.5,3); p('dpss',E(1:4,:),V);
p('freqs',c(freqs([1 2],[1 3 5],[0 1 10]))); p('filtic',filtic([1 2 3],[1 0.5 0.2],[3 1],[4 2]));
x=[1 2 1 0 -1 -2 -1 0 3 1]; [S,f]=stft((1:24)'.^2,8,'Window',hann(8,'periodic'),'OverlapLength',4); p('stft',c(S(:,2)),f);
p('gaus',gauspuls([0 1e-4 3e-4],1e3,0.5),gauspuls('cutoff',1e3,.5)); p('tri',tripuls(-1:.25:1,2,.5)); p('diric',diric([0 1 2*pi 3],4));
p('dst',dst([1 2 3 5])); p('mq',marcumq(1,2)); p('dtw',dtw([1 2 3 1],[1 1 2 3 0]));
[b,a]=impinvar(1,[1 2 2],10); p('impinvar',b,a); [b,a]=impinvar([1 1],[1 4 4],10); p('impinvar2',b,a);
p('fwht',fwht([1 2 3 4 5 6 7 9])); p('hadamard',fwht([1 2 3 4 5 6 7 9],8,'hadamard'));
p('burg',arburg(x,2)); p('yule',aryule(x,2)); p('hampel',hampel([1 2 1 50 2 1 2]));
[n,Wn,be,k]=kaiserord([0.2 0.3],[1 0],[0.01 0.01]); p('kaiserord',n,Wn,be);
[r,q,k]=residuez([1 0.5 2 1],[1 -0.5 0.06]); p('residuez',r,q,k); [b,a]=residuez(r,q,k); p('back',b,a);
[~, e] = firpm(20, [0 0.3 0.4 1], [1 1 0 0]); h = firpm(20, [0 0.3 0.4 1], [1 1 0 0]); H = abs(freqz(h, 1, 4000)); w = (0:3999)'/4000; p('equal ripple', max(abs(H(w <= 0.3) - 1)) < e*1.01, max(H(w >= 0.4)) < e*1.01, max(H(w >= 0.4)) > e*0.98);
[~, e] = firpm(30, [0.05 0.95], [1 1], 'hilbert'); p('hilbert', e < 0.06); h = firpm(20, [0 0.9], [0 0.9*pi], 'differentiator'); H = freqz(h, 1, [0.5 1 2]); p('slope', round(abs(H), 2));
x = (1:64)'; w = hann(16, 'periodic'); y = istft(stft(x, 'Window', w), 'Window', w); p('istft', max(abs(y(2:end) - x(2:end))) < 1e-10); s = stft(x, 'Window', w, 'FrequencyRange', 'onesided'); y = istft(s, 'Window', w, 'FrequencyRange', 'onesided'); p('onesided', size(s), max(abs(y(2:end) - x(2:end))) < 1e-10);
t = 0:19; y = interp(cos(2*pi*t/20), 4); p('interp', numel(y), max(abs(y(1:73) - cos(2*pi*(0:72)/80))) < 0.02, isequal(y(1:4:end), cos(2*pi*t/20)));
p('idst', idst(dst([1 2 3]))); p('ifwht', ifwht(fwht([1 2 3 4]))); p('dyadic', ifwht(fwht([1 2 3 4], 4, 'dyadic'), 4, 'dyadic')); [q, i] = bitrevorder(0:7); p('bits', q, i); p('buffer', buffer(1:7, 3), buffer(1:7, 4, 2), buffer(1:7, 4, 2, 'nodelay')); [y, z] = buffer(1:7, 3); p('rest', y, z);
p('pulses', rectpuls(-1:0.25:1), gmonopuls([0 1e-4], 1e3), pulstran(0:0.5:3, [0 2], @rectpuls)); [u, l] = envelope(cos(2*pi*(0:31)/8)); p('envelope', max(abs(u - 1)) < 1e-12, max(abs(l + 1)) < 1e-12); [u, l] = envelope(cos(2*pi*(0:63)/8), 4, 'peak'); p('peaks', size(u)); u = envelope([0 1 0 1 0], 3, 'rms'); p('rms', u);
s = cos(2*pi*(0:63)/8); p('power', bandpower(s), bandpower(s, 8, [0.5 1.5]), meanfreq(s, 8), medfreq(s, 8), snr([1 2 3], [0.1 -0.1 0.1]), db([1 10]), db(100, 'power')); f = instfreq(s, 8); p('instfreq', round(f(30), 4)); p('freqspace', freqspace(8), freqspace(5)); [a, b] = freqspace([3 4]); p('2', a, b);
[b, a] = prony([1 0.5 0.25 0.125 0.0625], 0, 1); p('prony', b, a); [b, a] = stmcb([1 0.5 0.25 0.125 0.0625], 0, 1); p('stmcb', b, a); p('convmtx', convmtx([1 2 3], 2)); [X, R] = corrmtx([1 2 3 4], 1); p('corrmtx', R);
k = poly2rc([1 0.5 0.25]); p('lattice', k, rc2poly(k), ac2poly([5 -2 1]), poly2ac(ac2poly([5 -2 1]), 3.9047619047619)); [r, U, k, e] = rlevinson([1 0.5 0.25], 2); p('rlevinson', r, U, k, e);
[c, d] = cceps([1 0.5 0.25 0 0 0 0 0]); p('cceps', round(icceps(c, d), 8)); p('flags', isstable(1, [1 -0.5]), isstable(1, [1 -2]), isminphase([1 0.5], 1), ismaxphase([0.5 1], 1), islinphase([1 2 1], 1), islinphase([1 2 3], 1), filtord([1 2 1], 1)); p('poly', polystab([1 -3 2]), polyscale([1 -3 2], 0.5));
m = cos(2*pi*(0:199)/100); for kind = {'am', 'amdsb-tc', 'amssb', 'qam'}, args = {}; if strcmp(kind{1}, 'qam'), args = {0*m}; end, x = demod(modulate(m, 10, 100, kind{1}, args{:}), 10, 100, kind{1}); x = x - mean(x); p(kind{1}, max(abs(x(50:150) - m(50:150))) < 0.1); end
x = demod(modulate(m, 10, 100, 'pm', 0.5), 10, 100, 'pm', 0.5); p('pm', max(abs(x(50:150) - m(50:150))) < 0.1); x = demod(modulate(m, 10, 100, 'fm', 0.1), 10, 100, 'fm', 0.1); p('fm', max(abs(x(50:150) - m(50:150))) < 0.2);
[z, q, k] = tf2zpk([1 2], [1 0.5 0.25]); p('tf2zpk', real(z), abs(q), k); [sos, g] = cell2sos({{2, 1}, {[1 2 1], [1 0.5 0.25]}, {[1 1], [1 0.1]}}); p('sos', sos, g); q = sos2cell(sos, g); p('cells', numel(q), q{3}{:}); p('phase', phasez([1 1], 1, 4), phasedelay([1 2 1], 1, 4), stepz([1 1], 1, 4));
S = specgram(s, 16, 8); p('specgram', size(S)); p('code', uencode([-1 0 0.5 1], 3), udecode(uint8([0 4 6 7]), 3)); disp(class(uencode(0, 12, 1, 'signed'))), p('window', window(@hann, 4), window('kaiser', 4, 5));
t = 0:399; lo = cos(2*pi*t/50); hi = cos(2*pi*t/4); at = 100:300; p('bands', max(abs(lowpass(lo + hi, 0.2) - lo)) < 2, max(abs(at*0 + subsref(lowpass(lo + hi, 0.2) - lo, substruct('()', {at})))) < 0.01, max(abs(subsref(highpass(lo + hi, 0.2) - hi, substruct('()', {at})))) < 0.01, max(abs(subsref(bandpass(lo + hi, [0.3 0.7]) - hi, substruct('()', {at})))) < 0.01, max(abs(subsref(bandstop(lo + hi, [0.3 0.7]) - lo, substruct('()', {at})))) < 0.01);
figure('Visible', 'off'); zplane([1 0.5], [1 -0.6 0.4]); freqs([1], [1 1]);
calls = {'bilinear([1 2 3], [1 2], 1)', 'firpm(10, [0 0.5 0.4 1], [1 1 0 0])', 'stft(1)', 'buffer(1:3, 2, 2)', 'bitrevorder(1:3)', 'arburg([1 2], 3)', 'besselap(0)', 'lowpass(1:9, 2)', 'interp(1:3, 2)', 'dtw(1, 2, ''x'')', 'modulate(1, 5, 8)', 'tripuls(0, 1, 3)', 'diric(1, 0.5)'};
for k = 1:numel(calls), try, eval([calls{k} ';']); catch err, fprintf('%s: %s\n', err.identifier, err.message); end, end
